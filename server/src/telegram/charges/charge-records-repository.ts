import { type Selectable, sql } from 'kysely';
import type { ChargeRecordTable } from '../../database/money-tables.ts';
import type { Deps } from '../../deps.ts';
import type { Charge } from './order.ts';

type Db = Deps['db'];
export type ChargeRecord = Selectable<ChargeRecordTable>;

/**
 * Stores a charge as Telegram reported it. Changes nothing if the charge is already stored.
 * @param mismatch the reason why the charge credits nothing, or null if the charge matched its invoice
 * @returns False if the charge was stored before.
 */
export async function recordCharge(
  db: Db,
  { chargeId, providerChargeId, paymentId, currency, amount, at }: Charge,
  mismatch: ChargeRecord['mismatch'],
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('charge_record')
    .values({
      charge_id: chargeId,
      provider_charge_id: providerChargeId,
      payload: paymentId,
      currency,
      amount,
      charged_at: at,
      mismatch,
      noted_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findChargeRecord(db: Db, chargeId: string): Promise<ChargeRecord | undefined> {
  return db
    .selectFrom('charge_record')
    .selectAll()
    .where('charge_id', '=', chargeId)
    .executeTakeFirst();
}

const uncredited = sql`
  charge_record
  left join payment_charge using (charge_id)
  left join payment_refund using (charge_id)
  left join charge_return using (charge_id)
  where settles is not true and (mismatch is not null or not settles)`;
const returnedAt = sql`coalesce(refunded_at, returned_at)`;

/** Returns the records of charges that credited nothing, oldest first. Leaves out those whose money is back. */
export async function findUncreditedCharges(db: Db): Promise<ChargeRecord[]> {
  const { rows } = await sql<ChargeRecord>`
    select charge_record.* from ${uncredited} and ${returnedAt} is null
    order by charge_record.charged_at, charge_id`.execute(db);
  return rows;
}

/**
 * Returns the records of charges that credited nothing, and when their money was given back: those for the invoices
 * `paymentIds`, and that with the id `chargeId`.
 */
export async function findUncreditedChargesFor(
  db: Db,
  paymentIds: readonly string[],
  chargeId: string | null,
): Promise<(ChargeRecord & { given_back_at: Date | null })[]> {
  const { rows } = await sql<ChargeRecord & { given_back_at: Date | null }>`
    select charge_record.*, ${returnedAt} as given_back_at from ${uncredited}
      and (payload = any(${paymentIds}) or charge_id = ${chargeId})
    order by charge_record.charged_at, charge_id`.execute(db);
  return rows;
}
