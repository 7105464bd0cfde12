import type { SessionPersistence, StoredSession } from './remote-session.ts';

type StoredSessions = SessionPersistence & {
  all: () => StoredSession[];
};

/**
 * Creates a storage for the connections of the owner's wallet over the bridge at `bridgeUrl`.
 * @param storage the page's `sessionStorage`, because two pages with the same connections would respond to the same
 * requests
 */
export function persistSessions(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  owner: string,
  bridgeUrl: string,
): StoredSessions {
  const place = `simulator wallet ${owner} at ${bridgeUrl}`;
  const all = (): StoredSession[] => JSON.parse(storage.getItem(place) ?? '[]');
  const others = ({ keys }: StoredSession) =>
    all().filter((one) => one.keys.publicKey !== keys.publicKey);
  const write = (sessions: StoredSession[]) => storage.setItem(place, JSON.stringify(sessions));
  return {
    all,
    save: (session) => write([...others(session), session]),
    remove: (session) => write(others(session)),
  };
}
