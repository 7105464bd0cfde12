import { setTimeout as delay } from 'node:timers/promises';
import type { Shards } from '../database/shards.ts';
import type { Deps } from '../deps.ts';

/** The banned players, as this process has last read them. */
export type Bans = {
  has(userId: number): boolean;
  /** Calls `listener` with each player whom a later read finds newly banned. */
  onBan(listener: (userId: number) => void): void;
  close(): Promise<void>;
};

/**
 * Reads which players are banned, and reads the list again every `everyMs` milliseconds. Polls, because a connection
 * that receives notifications could be lost unnoticed. While the database is unavailable, the last list stays valid.
 */
export async function watchBans(
  { shards, log }: Pick<Deps, 'shards' | 'log'>,
  everyMs = 1_000,
): Promise<Bans> {
  let banned = await readBanned(shards);
  let listener = (_userId: number) => {};
  const stopping = new AbortController();
  const { signal } = stopping;

  async function poll() {
    const last = banned;
    banned = await readBanned(shards);
    for (const userId of banned) if (!last.has(userId)) listener(userId);
  }

  async function watch() {
    while (!signal.aborted) {
      await delay(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await poll().catch((err: unknown) => log.debug({ err }, 'The bans could not be read.'));
    }
  }

  const done = watch();
  return {
    has: (userId) => banned.has(userId),
    onBan(added) {
      listener = added;
    },
    async close() {
      stopping.abort();
      await done;
    },
  };
}

async function readBanned(shards: Shards): Promise<Set<number>> {
  const banned = shards.all.map((db) =>
    db.selectFrom('tap_balance').select('user_id').where('is_banned', '=', true).execute(),
  );
  return new Set((await Promise.all(banned)).flat().map(({ user_id }) => user_id));
}
