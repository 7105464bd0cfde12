import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import type { Tables } from '../../src/database/shards.ts';
import { createPlayer } from '../create-player.ts';
import { extent } from './extent.ts';
import { Tapper } from './tapper.ts';

/** The available taps of each new player. No test uses all of them. */
const available = 100_000_000;
/**
 * The longest time that `waitForAcks` waits, in milliseconds. The limit is high, because other tests may run on the
 * machine at the same time.
 */
const timeoutMs = extent(60_000, 240_000);

/** Starts a tapper for each of `size` new players. `address` returns the server's URL. */
export async function startTappers(tables: Tables, size: number, address: () => string) {
  const { db } = tables;
  const players = await Promise.all(
    Array.from({ length: size }, () => createPlayer(db, { available })),
  );
  const tappers = players.map((player) => new Tapper(player, address));
  const acked = () => tappers.reduce((sum, tapper) => sum + tapper.acked, 0);

  /** Returns a map from user ids to counted taps. Retries for up to a minute if the database is down. */
  async function totals(): Promise<Map<number, number>> {
    const asked = sql<{ user_id: number; total: number }>`select user_id, total from tap_balance`;
    const { rows } = await vi.waitFor(() => asked.execute(db), { timeout: 60_000, interval: 100 });
    return new Map(rows.map(({ user_id, total }) => [user_id, total]));
  }

  return {
    all: tappers,
    /** Waits until the tappers have together received at least `more` new acks. */
    async waitForAcks(more: number): Promise<void> {
      const enough = acked() + more;
      await expect.poll(acked, { timeout: timeoutMs, interval: 20 }).toBeGreaterThanOrEqual(enough);
    },
    /**
     * Compares acks and balances for each player. `lost` counts acknowledged taps that are missing, and `invented`
     * counts taps that were never sent.
     */
    async losses() {
      const known = tappers.map(({ userId, applied }) => ({ userId, applied }));
      const counted = await totals();
      // Taps may be counted between the two reads, so the total is compared with all taps that were sent until now.
      return known.map(({ userId, applied }, at) => {
        const total = counted.get(userId) ?? 0;
        return {
          lost: Math.max(0, applied - total),
          invented: Math.max(0, total - (tappers[at]?.tapped ?? 0)),
        };
      });
    },
    /**
     * Stops all tappers and waits for their last acks. Checks that every tap was counted once and that the audit finds
     * no differences.
     */
    async finish(): Promise<void> {
      for (const tapper of tappers) tapper.stop();
      const unfinished = () => tappers.filter(({ isFinished }) => !isFinished).length;
      await expect.poll(unfinished, { timeout: 90_000 }).toBe(0);
      for (const tapper of tappers) tapper.close();
      const counted = await totals();
      expect(tappers.map(({ userId }) => counted.get(userId))).toEqual(
        tappers.map(({ tapped }) => tapped),
      );
      expect((await audit(tables)).differences).toEqual([]);
    },
  };
}

/** Returns what `losses` must return for `size` players: no lost and no invented taps. */
export const noLosses = (size: number) =>
  Array.from({ length: size }, () => ({ lost: 0, invented: 0 }));
