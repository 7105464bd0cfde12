import type { Taps } from '@bold/sdk';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { groupOf, numbersOf } from './tap-group.ts';
import type { TapMessage } from './tap-message.ts';

/** The columns of the statement: a number for each counted message, as the text of an array; null if there is none. */
type Row = Record<'counted_ids' | 'available' | 'total', string | null>;

/**
 * Counts each message that continues the session which its player used last, and that multiplier and balance allow in
 * full; counts no other message. Returns the new balances by user id. `sorted` has at most one message per player.
 */
export async function countNextTaps(
  db: Kysely<Database>,
  now: Date,
  sorted: readonly TapMessage[],
): Promise<ReadonlyMap<number, Taps>> {
  const { rows } = await sql<Row>`
    select counted_ids::text, available::text, total::text
    from count_next_taps(${groupOf(now, sorted)})`.execute(db);
  const { counted_ids, available, total } = rows[0] ?? {};
  const balances = new Map<number, Taps>();
  if (!counted_ids || !available || !total) return balances;
  const availables = numbersOf(available);
  const totals = numbersOf(total);
  for (const [at, userId] of numbersOf(counted_ids).entries()) {
    balances.set(userId, { available_taps: availables[at] ?? 0, total_taps: totals[at] ?? 0 });
  }
  return balances;
}
