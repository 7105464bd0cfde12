import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import type { Taps } from '@bold/sdk';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * The taps of one live message. With a batch id (`session` and `seq`) they count once, however often the message is
 * sent; without one every message counts.
 */
export type TapMessage = {
  userId: number;
  session: string | null;
  seq: number | null;
  multiplier: number;
  taps: number;
};

/** The outcome of one message, and the balance right after it. */
export type TapOutcome = {
  result: 'applied' | 'duplicate' | 'multiplier-not-reached';
  /** Whole taps that the balance allowed, possibly 0. */
  applied: number;
  balance: Taps;
};

type Row = {
  is_new: boolean;
  applied: number;
  refused: boolean;
  available: number;
  total: number;
};

/**
 * Counts messages in order, in one durable statement: balances, sessions and ledger change together or not at all.
 * Returns one outcome per message; throws if nothing was counted.
 */
export async function applyTaps(
  db: Kysely<Database>,
  now: Date,
  messages: readonly TapMessage[],
): Promise<TapOutcome[]> {
  const { rows } = await sql<Row>`
    select * from apply_taps(
      ${now}::timestamptz,
      ${messages.map(({ userId }) => userId)}::bigint[],
      ${messages.map(({ session }) => session)}::text[],
      ${messages.map(({ seq }) => seq)}::bigint[],
      ${messages.map(({ multiplier }) => multiplier)}::bigint[],
      ${messages.map(({ multiplier }) => multiplierThreshold(multiplier))}::bigint[],
      ${messages.map(({ taps }) => taps)}::bigint[]
    )`.execute(db);
  return rows.map((row) => ({
    result: row.refused ? 'multiplier-not-reached' : row.is_new ? 'applied' : 'duplicate',
    applied: row.applied,
    balance: { available_taps: row.available, total_taps: row.total },
  }));
}

const thresholds = new Map<number, number>();
for (const { threshold, multipliers } of levels) {
  for (const { value } of multipliers) {
    thresholds.set(value, Math.min(threshold, thresholds.get(value) ?? threshold));
  }
}

/**
 * Returns the total taps from which a multiplier is granted: any reached level may grant it (decisions §4). A
 * multiplier that no level grants has a threshold that cannot be reached.
 */
export function multiplierThreshold(value: number): number {
  return thresholds.get(value) ?? Number.MAX_SAFE_INTEGER;
}
