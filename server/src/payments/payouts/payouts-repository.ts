import { type Selectable, sql } from 'kysely';
import type { PayoutTable } from '../../database/money-tables.ts';
import type { Deps } from '../../deps.ts';
import { bookingTime, bookTransfers } from '../../ledger/book-transfers.ts';
import type { ChainPayout } from './payout-sender.ts';

type Db = Deps['db'];
export type PayoutRow = Selectable<PayoutTable>;
export type PlannedPayout = {
  id: string;
  userId: number;
  wallet: string;
  /** The amount in micro-dollars. */
  micros: number;
  /** The amount in nano-TON. */
  nano: number;
  /** The price of one TON in micro-dollars, or null if it is unknown. */
  tonPriceMicros: number | null;
};
type Paid = { transaction: string };

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
 * Stores a payout and subtracts its amount from the amount that is due to the user.
 * @param paid The transfer, if the payout is confirmed already.
 * @throws If the id is already stored, or if the user would have two unconfirmed payouts.
 */
export async function insertPayout(
  tx: Db,
  { id, userId, wallet, micros, nano, tonPriceMicros }: PlannedPayout,
  now: Date,
  paid?: Paid,
): Promise<PayoutRow> {
  const payout = await tx
    .insertInto('payout')
    .values({
      id,
      user_id: userId,
      wallet,
      micros,
      nano,
      ton_price_micros: tonPriceMicros,
      planned_at: now,
      ...(paid && { ...paid, sent_at: now, confirmed_at: now }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await bookTransfers(tx, await bookingTime(tx, now), [
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
 * Stores the time at which an attempt to send a payout begins.
 * @returns False, and stores nothing, if another process has confirmed the payout or begun to send the payout after
 * `payout` was read.
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

/** Stores the transaction that paid a payout. Does nothing if a transaction is already stored. */
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

/** Returns the last stored price of one TON in micro-dollars, or null. */
export async function findLastPrice(db: Db): Promise<number | null> {
  const last = await db
    .selectFrom('payout')
    .select('ton_price_micros')
    .where('ton_price_micros', 'is not', null)
    .orderBy('planned_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.ton_price_micros ?? null;
}

/**
 * Confirms the payout whose id, wallet and amount equal those of a transfer.
 * @returns False if the transfer has confirmed no payout, neither in this call nor earlier.
 */
export async function confirmPayout(
  db: Db,
  { id, wallet, nano, transaction }: ChainPayout,
  now: Date,
): Promise<boolean> {
  const confirmed = await db
    .updateTable('payout')
    .set({ transaction, confirmed_at: now, sent_at: sql`coalesce(sent_at, ${now})` })
    .where('id', '=', id)
    .where('wallet', '=', wallet)
    .where('nano', '=', nano)
    .where('transaction', 'is', null)
    .executeTakeFirst();
  if (confirmed.numUpdatedRows > 0) return true;
  const earlier = db.selectFrom('payout').select('id').where('id', '=', id);
  return (await earlier.where('transaction', '=', transaction).executeTakeFirst()) !== undefined;
}
