import type { Selectable } from 'kysely';
import { randomCode } from '../../database/random-code.ts';
import type { PayoutTable } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import { bookingTime, postMoney } from '../../ledger/post-money.ts';
import { payoutNano } from './payout-amount.ts';

type Db = Deps['db'];
export type PayoutRow = Selectable<PayoutTable>;
export type PlannedPayout = { userId: number; wallet: string; micros: number };

/** Returns the payouts that the chain has not confirmed, oldest first. */
export function findUnconfirmedPayouts(db: Db): Promise<PayoutRow[]> {
  return db
    .selectFrom('payout')
    .selectAll()
    .where('transaction', 'is', null)
    .orderBy('planned_at')
    .orderBy('id')
    .execute();
}

/**
 * Stores a planned payout and books its amount as paid, so that the amount is not due again. Throws if the user has an
 * unconfirmed payout.
 */
export async function insertPayout(
  tx: Db,
  { userId, wallet, micros }: PlannedPayout,
  now: Date,
): Promise<PayoutRow> {
  const payout = await tx
    .insertInto('payout')
    .values({
      id: randomCode(20),
      user_id: userId,
      wallet,
      micros,
      nano: payoutNano(micros),
      planned_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await postMoney(tx, await bookingTime(tx, now), [
    {
      kind: 'payout',
      source: payout.id,
      from: { account: 'paid', userId },
      to: { account: 'payouts' },
      micros,
    },
  ]);
  return payout;
}

/**
 * Stores that an attempt to send begins now. Returns false if the payout was confirmed, or another process began an
 * attempt, after `payout` was read.
 */
export async function markSending(db: Db, payout: PayoutRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payout')
    .set({ sent_at: now })
    .where('id', '=', payout.id)
    .where('transaction', 'is', null)
    .where('sent_at', 'is not distinct from', payout.sent_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Stores the transaction that paid a payout. Does nothing if one is stored already. */
export async function markConfirmed(
  db: Db,
  id: string,
  transaction: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payout')
    .set({ transaction, confirmed_at: now })
    .where('id', '=', id)
    .where('transaction', 'is', null)
    .execute();
}
