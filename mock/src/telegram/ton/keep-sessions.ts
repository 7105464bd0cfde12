import type { KeptSession, SessionMemory } from './remote-session.ts';

/** The connections of one wallet over one bridge, in a storage. */
export interface KeptSessions extends SessionMemory {
  all: () => KeptSession[];
}

/**
 * Keeps a wallet's connections over the bridge at `bridgeUrl` in `storage`, for the wallet's `owner`.
 * The session's storage is the right one: two pages that took up one connection would both answer it.
 */
export function keepSessions(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  owner: string,
  bridgeUrl: string,
): KeptSessions {
  const place = `simulator wallet ${owner} at ${bridgeUrl}`;
  const all = (): KeptSession[] => JSON.parse(storage.getItem(place) ?? '[]');
  const others = ({ keys }: KeptSession) =>
    all().filter((one) => one.keys.publicKey !== keys.publicKey);
  const write = (sessions: KeptSession[]) => storage.setItem(place, JSON.stringify(sessions));
  return {
    all,
    keep: (session) => write([...others(session), session]),
    forget: (session) => write(others(session)),
  };
}
