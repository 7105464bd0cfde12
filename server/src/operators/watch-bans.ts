import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { findBanned } from '../users/bans-repository.ts';

/** The banned players at the time of the latest read. Erased players are included. */
export type Bans = {
  has(userId: number): boolean;
  /** Sets the only listener, which is called with each newly banned player. */
  onBan(listener: (userId: number) => void): void;
  close(): Promise<void>;
};

/**
 * Reads the banned players of each shard every `everyMs`. An unavailable shard keeps its last list; a shard that was
 * never read gets its list from the log of operators' actions.
 * @throws If the first read fails on all shards.
 */
export async function watchBans(
  { db, shards, log }: Pick<Deps, 'db' | 'shards' | 'log'>,
  everyMs = 1_000,
): Promise<Bans> {
  const lists = new Map<Deps['db'], Set<number>>();
  let listener = (_userId: number) => {};
  const stopping = new AbortController();
  const { signal } = stopping;

  // Bans are polled, because notifications can get lost.
  async function poll(shard: Deps['db']) {
    const last = lists.get(shard);
    const banned = await readBanned(shard);
    lists.set(shard, banned);
    for (const userId of banned) if (!last?.has(userId)) listener(userId);
  }

  async function watch(shard: Deps['db']) {
    while (!signal.aborted) {
      await delay(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      const missed = (err: unknown) => log.debug({ err }, 'The bans could not be read.');
      await poll(shard).catch(missed);
    }
  }

  const first = await Promise.allSettled(shards.all.map(poll));
  const [failure] = first.filter(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected' && lists.size === 0) throw failure.reason;
  const missing = shards.all.filter((shard) => !lists.has(shard));
  if (missing.length > 0) {
    const banned = await findBanned(db);
    for (const shard of missing) lists.set(shard, banned);
  }
  // Each shard has its own loop, so that a shard that does not answer delays no other.
  const done = Promise.all(shards.all.map(watch));
  return {
    has: (userId) => lists.get(shards.of(userId))?.has(userId) ?? false,
    onBan(added) {
      listener = added;
    },
    async close() {
      stopping.abort();
      await done;
    },
  };
}

async function readBanned(shard: Deps['db']): Promise<Set<number>> {
  const rows = shard.selectFrom('tap_balance').select('user_id').where('is_banned', '=', true);
  return new Set((await rows.execute()).map(({ user_id }) => user_id));
}
