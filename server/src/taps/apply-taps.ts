import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import type { Taps } from '@bold/sdk';
import { tapSessionsPerUser } from '@bold/sdk/limits';
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
  result: 'applied' | 'duplicate' | 'multiplier-not-reached' | 'session-expired';
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
  expired: boolean;
  session_count: number;
};

/**
 * Counts messages in order, in one durable statement: balances, sessions and ledger change together or not at all.
 * Returns one outcome per message. After an error the messages may or may not be counted.
 */
export async function applyTaps(
  db: Kysely<Database>,
  now: Date,
  messages: readonly TapMessage[],
): Promise<TapOutcome[]> {
  const { rows } = await sql<Row>`
    select * from apply_tap_batches(
      ${now}::timestamptz,
      ${messages.map(({ userId }) => userId)}::bigint[],
      ${messages.map(({ session }) => session)}::text[],
      ${messages.map(({ seq }) => seq)}::bigint[],
      ${messages.map(({ multiplier }) => multiplier)}::bigint[],
      ${messages.map(({ multiplier }) => multiplierThreshold(multiplier))}::bigint[],
      ${messages.map(({ taps }) => taps)}::bigint[]
    )`.execute(db);
  await expireSessions(db, now, rows, messages);
  return rows.map((row) => ({
    result: resultOf(row),
    applied: row.applied,
    balance: { available_taps: row.available, total_taps: row.total },
  }));
}

function resultOf(row: Row): TapOutcome['result'] {
  if (row.expired) return 'session-expired';
  return row.refused ? 'multiplier-not-reached' : row.is_new ? 'applied' : 'duplicate';
}

/** Expires the oldest sessions of players who have begun one and may have too many. */
async function expireSessions(
  db: Kysely<Database>,
  now: Date,
  rows: readonly Row[],
  messages: readonly TapMessage[],
): Promise<void> {
  const most = new Map<number, number>();
  for (const [at, { userId }] of messages.entries()) {
    const count = rows[at]?.session_count ?? 0;
    // Each further message may have begun a session too.
    if (count > 0) most.set(userId, Math.max(count, (most.get(userId) ?? 0) + 1));
  }
  const userIds = [...most].filter(([, count]) => count > tapSessionsPerUser).map(([id]) => id);
  if (userIds.length === 0) return;
  await sql`select expire_tap_sessions(
    ${now}::timestamptz, ${userIds}::bigint[], ${tapSessionsPerUser}
  )`.execute(db);
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
