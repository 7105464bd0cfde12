import type { Taps } from '@bold/sdk';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { groupOf, numbersOf } from './tap-group.ts';
import type { TapMessage } from './tap-message.ts';

/** Each column is the text of an array with one number per counted message, or null if no message was counted. */
type Row = Record<'counted_ids' | 'available' | 'total', string | null>;

/**
 * Counts the usual messages in one statement. A message that starts or repeats a session, or asks for more than its
 * player has, is left to the caller.
 * @param sorted Messages in ascending order of user ids, at most one per player.
 * @returns The new balance of each user whose message was counted.
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
