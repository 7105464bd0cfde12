import { type Selectable, sql } from 'kysely';
import type { ChargeRecordTable } from '../../database/money-tables.ts';
import type { Deps } from '../../deps.ts';
import type { Charge } from './order.ts';

type Db = Deps['db'];
export type ChargeRecord = Selectable<ChargeRecordTable>;
/** The record of a charge that credited nothing. `is_booked` is true if the charge is a surplus that is booked. */
export type UncreditedCharge = ChargeRecord & { is_booked: boolean };

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

const givenBackAt = sql`coalesce(refunded_at, returned_at)`;
// Also a charge that matched its invoice and is not booked: its booking failed, or a restored backup lacks it.
const uncredited = sql`
  select charge_record.*, payment_id is not null as is_booked, ${givenBackAt} as given_back_at
  from charge_record
  left join payment_charge using (charge_id)
  left join payment_refund using (charge_id)
  left join charge_return using (charge_id)
  where settles is not true`;

/** Returns the records of charges that credited nothing, oldest first. Leaves out those whose money is back. */
export async function findUncreditedCharges(db: Db): Promise<UncreditedCharge[]> {
  const { rows } = await sql<UncreditedCharge>`
    ${uncredited} and ${givenBackAt} is null
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
): Promise<(UncreditedCharge & { given_back_at: Date | null })[]> {
  const { rows } = await sql<UncreditedCharge & { given_back_at: Date | null }>`
    ${uncredited} and (payload = any(${paymentIds}) or charge_id = ${chargeId})
    order by charge_record.charged_at, charge_id`.execute(db);
  return rows;
}
