import type { SessionPersistence, StoredSession } from './remote-session.ts';

/** The connections of one wallet over one bridge, in a storage. */
export interface StoredSessions extends SessionPersistence {
  all: () => StoredSession[];
}

/**
 * Keeps a wallet's connections over the bridge at `bridgeUrl` in `storage`, for the wallet's `owner`.
 * The session's storage is the right one: two pages that took up one connection would both answer it.
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
    keep: (session) => write([...others(session), session]),
    forget: (session) => write(others(session)),
  };
}
