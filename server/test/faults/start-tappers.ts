import { type Kysely, sql } from 'kysely';
import { expect, vi } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import type { Database } from '../../src/database/schema.ts';
import { createPlayer } from '../create-player.ts';
import { extent } from './extent.ts';
import { Tapper } from './tapper.ts';

/** So many that no player runs out of taps. */
const available = 100_000_000;
/** Long enough for a machine that does other work too. */
const timeoutMs = extent(60_000, 240_000);

/** Starts `size` tappers, each a player of its own, at the addresses that `address` returns. */
export async function startTappers(db: Kysely<Database>, size: number, address: () => string) {
  const players = await Promise.all(
    Array.from({ length: size }, () => createPlayer(db, { available })),
  );
  const tappers = players.map((player) => new Tapper(player, address));
  const acked = () => tappers.reduce((sum, tapper) => sum + tapper.acked, 0);

  /** Retries while a fault has taken the database away. */
  async function totals(): Promise<Map<number, number>> {
    const asked = sql<{ user_id: number; total: number }>`select user_id, total from tap_balance`;
    const { rows } = await vi.waitFor(() => asked.execute(db), { timeout: 60_000, interval: 100 });
    return new Map(rows.map(({ user_id, total }) => [user_id, total]));
  }

  return {
    all: tappers,
    /** Waits until so many more batches were acknowledged, by all tappers together. */
    async waitForAcks(more: number): Promise<void> {
      const enough = acked() + more;
      await expect.poll(acked, { timeout: timeoutMs, interval: 20 }).toBeGreaterThanOrEqual(enough);
    },
    /**
     * Compares balances with acks: taps that were acknowledged and are not in the balance, and taps in the balance that
     * were never sent.
     */
    async losses() {
      const known = tappers.map(({ userId, applied }) => ({ userId, applied }));
      const counted = await totals();
      // Taps that were counted after `known` are compared with everything sent until now.
      return known.map(({ userId, applied }, at) => {
        const total = counted.get(userId) ?? 0;
        return {
          lost: Math.max(0, applied - total),
          invented: Math.max(0, total - (tappers[at]?.tapped ?? 0)),
        };
      });
    },
    /** Ends all tappers; then checks that every tap was counted once and that the audit finds nothing. */
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

/** No acknowledged tap is missing, and no tap was counted that was not sent. */
export const nothing = (size: number) =>
  Array.from({ length: size }, () => ({ lost: 0, invented: 0 }));
