import type { Taps } from '@bold/sdk';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** An entry in the ledger of taps. */
export type TapCredit = {
  userId: number;
  reason: 'gift' | 'purchase' | 'refund' | 'opening';
  /** The payment's id, or `start` for the start bonus. */
  source: string;
  /** The number of taps, negative for a refund. */
  taps: number;
};

/** Returns a user's taps from the user's shard. Throws for an unknown id. */
export async function readBalance(shard: Kysely<Database>, userId: number): Promise<Taps> {
  return shard
    .selectFrom('tap_balance')
    .select(['available as available_taps', 'total as total_taps'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Returns a user's taps, with the debt if there is one. Throws for an unknown id. */
export async function readBalanceAndDebt(shard: Kysely<Database>, userId: number): Promise<Taps> {
  const { debt_taps, ...balance } = await shard
    .selectFrom('tap_balance')
    .select(['available as available_taps', 'total as total_taps', 'debt as debt_taps'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return debt_taps > 0 ? { ...balance, debt_taps } : balance;
}

/**
 * Records an entry and updates the balance (decisions §6). A credit first repays debt; a refund of more taps than are
 * available creates debt.
 * @returns False if the entry is already recorded (same user, reason and source), or if the player has no balance.
 */
export async function creditTaps(
  tx: Transaction<Database>,
  { userId, reason, source, taps }: TapCredit,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with entry as (
      insert into tap_credit (user_id, reason, source, taps)
      values (${userId}, ${reason}, ${source}, ${taps})
      on conflict do nothing
      returning user_id, taps
    )
    select credit_tap_balance(user_id, taps) as found from entry`.execute(tx);
  return rows[0]?.found ?? false;
}
