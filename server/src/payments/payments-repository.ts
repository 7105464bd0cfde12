import type { Insertable, Selectable } from 'kysely';
import type { PaymentChargeTable, PaymentTable } from '../database/money-tables.ts';
import { randomCode } from '../database/random-code.ts';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];

/** A stored invoice, which never changes. Prices are in the units of `NewPayment`. */
export type PaymentRow = Selectable<PaymentTable>;
export type ChargeRow = Selectable<PaymentChargeTable>;

/** An invoice to store. */
export type NewPayment = {
  /** The invoice's id; a random id if undefined. */
  id?: string | undefined;
  userId: number;
  gateway: PaymentTable['gateway'];
  /** The price in whole Stars, nano-TON or cents. */
  price: number;
  /** The dollar price in micro-dollars. */
  priceMicros: number;
  /** The number of taps before the bonus is added. */
  points: number;
  /** The total number of taps, including the bonus. */
  taps: number;
  now: Date;
};

export const currencyOf = { stars: 'STARS', ton: 'TON', dollars: 'DOLLARS' } as const;

/**
 * Stores an invoice in the table `payment`. When a player pays, Telegram's payload or the comment of the TON transfer
 * contains the id of the invoice.
 */
export function createPayment(db: Db, payment: NewPayment): Promise<PaymentRow> {
  const { id = randomCode(20), userId, gateway, price, priceMicros, points, taps, now } = payment;
  return db
    .insertInto('payment')
    .values({
      id,
      user_id: userId,
      gateway,
      currency: currencyOf[gateway],
      price,
      price_micros: priceMicros,
      points,
      taps,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Counts a player's unpaid invoices that were created after `since`. `oldest` is the first creation time, or null if
 * there is no such invoice.
 */
export function countUnpaid(db: Db, userId: number, since: Date) {
  return db
    .selectFrom('payment')
    .leftJoin('payment_charge', (join) =>
      join.onRef('payment_id', '=', 'payment.id').on('settles', '=', true),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<Date | null>('created_at').as('oldest'),
    ])
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .where('charge_id', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Returns the invoice with this id, or `undefined`. */
export function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Returns the state of an invoice, or `undefined` if there is no such invoice.
 * @returns `settled` is the id of the charge that settled the invoice, or null if the invoice is unpaid. `refunded` is
 * the same id if this charge was refunded, otherwise null.
 */
export function findPaymentState(db: Db, id: string) {
  return db
    .selectFrom('payment')
    .leftJoin('payment_charge as charge', (join) =>
      join.onRef('charge.payment_id', '=', 'payment.id').on('charge.settles', '=', true),
    )
    .leftJoin('payment_refund as refund', 'refund.charge_id', 'charge.charge_id')
    .select(['payment.user_id', 'payment.taps', 'payment.created_at'])
    .select(['charge.charge_id as settled', 'refund.charge_id as refunded'])
    .where('payment.id', '=', id)
    .executeTakeFirst();
}

/**
 * Returns the invoice to which a charge belongs, even if another charge had already paid this invoice. Returns
 * `undefined` if the charge is not stored.
 */
export function findPaymentByCharge(db: Db, chargeId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .innerJoin('payment_charge', 'payment_id', 'id')
    .selectAll('payment')
    .where('charge_id', '=', chargeId)
    .executeTakeFirst();
}

/**
 * Returns the charge that settled a payment, even if the charge was refunded later. If the payment is unpaid, returns
 * `undefined`.
 */
export function findSettlement(db: Db, paymentId: string): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('payment_charge')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('settles', '=', true)
    .executeTakeFirst();
}

/** Returns the stored charge with this id, or `undefined`. */
export function findCharge(db: Db, chargeId: string): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('payment_charge')
    .selectAll()
    .where('charge_id', '=', chargeId)
    .executeTakeFirst();
}

/**
 * Locks a payment and returns it, or `undefined` if there is no such payment. All other settlements and refunds of the
 * payment wait until the transaction `tx` ends.
 */
export function lockPayment(tx: Db, id: string): Promise<PaymentRow | undefined> {
  return tx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Stores a charge. If a charge with this id is already stored, even for another payment, returns false and changes
 * nothing.
 */
export async function insertCharge(
  tx: Db,
  charge: Insertable<PaymentChargeTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_charge')
    .values(charge)
    .onConflict((conflict) => conflict.column('charge_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Stores that a charge was refunded. Returns false if the refund is already stored. */
export async function insertRefund(tx: Db, chargeId: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_refund')
    .values({ charge_id: chargeId, refunded_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Returns true if a charge is a surplus and was not refunded yet. A surplus is a charge for an invoice that another
 * charge had already paid.
 */
export async function isOwedBack(db: Deps['db'], chargeId: string): Promise<boolean> {
  const owed = await db
    .selectFrom('payment_charge')
    .leftJoin('payment_refund', 'payment_refund.charge_id', 'payment_charge.charge_id')
    .select('payment_charge.charge_id')
    .where('payment_charge.charge_id', '=', chargeId)
    .where('settles', '=', false)
    .where('payment_refund.charge_id', 'is', null)
    .executeTakeFirst();
  return owed !== undefined;
}
