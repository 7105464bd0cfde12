import { type Kysely, sql } from 'kysely';
import { expect, vi } from 'vitest';
import { audit } from '../../src/audit.ts';
import type { Database } from '../../src/database/schema.ts';
import { createPlayer } from '../create-player.ts';
import { extent } from './extent.ts';
import { Tapper } from './tapper.ts';

/** So many that nobody runs out of taps. */
const available = 100_000_000;
/** How long what is asked of a crowd may take where other work is done too. */
const timeoutMs = extent(60_000, 240_000);

/** Tappers, each with a history of their own, at the addresses that `address` names. */
export async function startTappers(db: Kysely<Database>, size: number, address: () => string) {
  const players = await Promise.all(
    Array.from({ length: size }, () => createPlayer(db, { available })),
  );
  const tappers = players.map((player) => new Tapper(player, address));
  const acked = () => tappers.reduce((sum, tapper) => sum + tapper.acked, 0);

  /** A database that a fault has just taken away is asked until it is back. */
  async function totals(): Promise<Map<number, number>> {
    const asked = sql<{ user_id: number; total: number }>`select user_id, total from tap_balance`;
    const { rows } = await vi.waitFor(() => asked.execute(db), { timeout: 60_000, interval: 100 });
    return new Map(rows.map(({ user_id, total }) => [user_id, total]));
  }

  return {
    all: tappers,
    /** Waits until so many more batches were acknowledged, by everybody together. */
    async waitForAcks(more: number): Promise<void> {
      const enough = acked() + more;
      await expect.poll(acked, { timeout: timeoutMs, interval: 20 }).toBeGreaterThanOrEqual(enough);
    },
    /**
     * What a fault cost so far: taps that were acknowledged and are not in the balance, and taps in the balance that
     * nobody tapped.
     */
    async losses() {
      const known = tappers.map(({ userId, applied }) => ({ userId, applied }));
      const counted = await totals();
      // Whatever came to the balance since `known` is read as tapped after it: read the senders again.
      return known.map(({ userId, applied }, at) => {
        const total = counted.get(userId) ?? 0;
        return {
          lost: Math.max(0, applied - total),
          invented: Math.max(0, total - (tappers[at]?.tapped ?? 0)),
        };
      });
    },
    /** Everybody finishes; then every tap was counted, once, and the books agree. */
    async finish(): Promise<void> {
      for (const tapper of tappers) tapper.stop();
      const unfinished = () => tappers.filter(({ isFinished }) => !isFinished).length;
      await expect.poll(unfinished, { timeout: 90_000 }).toBe(0);
      for (const tapper of tappers) tapper.leave();
      const counted = await totals();
      expect(tappers.map(({ userId }) => counted.get(userId))).toEqual(
        tappers.map(({ tapped }) => tapped),
      );
      expect((await audit(db)).differences).toEqual([]);
    },
  };
}

/** Nothing that was acknowledged is missing, and nothing was counted that nobody sent. */
export const nothing = (size: number) =>
  Array.from({ length: size }, () => ({ lost: 0, invented: 0 }));
