import { type Insertable, type Selectable, sql } from 'kysely';
import type { PaymentChargeTable, PaymentTable } from '../database/money-tables.ts';
import { randomCode } from '../database/random-code.ts';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];

/** A stored invoice, which never changes. Prices are in the units of `NewPayment`. */
export type PaymentRow = Selectable<PaymentTable>;
export type ChargeRow = Selectable<PaymentChargeTable>;

export type NewPayment = {
  /** The id of the payment. If undefined, a random id is generated. */
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

/** Stores an invoice and returns the stored row. */
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
 * Counts the unpaid invoices that a player created after `since`. Also returns the creation time of the oldest of these
 * invoices, or null if there are none.
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

export function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An invoice with its state. */
export type PaymentState = Pick<
  PaymentRow,
  'id' | 'user_id' | 'gateway' | 'price' | 'taps' | 'created_at'
> & {
  /** The id of the charge that settled the invoice, or null. */
  settled: string | null;
  /** Equals `settled` if this charge was refunded, and is null otherwise. */
  refunded: string | null;
};

const paymentStates = (db: Db) =>
  db
    .selectFrom('payment')
    .leftJoin('payment_charge as charge', (join) =>
      join.onRef('charge.payment_id', '=', 'payment.id').on('charge.settles', '=', true),
    )
    .leftJoin('payment_refund as refund', 'refund.charge_id', 'charge.charge_id')
    .select(['payment.id', 'payment.user_id', 'payment.gateway', 'payment.price', 'payment.taps'])
    .select(['payment.created_at', 'charge.charge_id as settled', 'refund.charge_id as refunded']);

export function findPaymentState(db: Db, id: string): Promise<PaymentState | undefined> {
  return paymentStates(db).where('payment.id', '=', id).executeTakeFirst();
}

/** Returns the latest invoices of a player, oldest first. */
export async function findLatestPaymentStates(
  db: Db,
  userId: number,
  limit: number,
): Promise<PaymentState[]> {
  const own = paymentStates(db).where('payment.user_id', '=', userId);
  return (await own.orderBy('payment.created_at', 'desc').limit(limit).execute()).reverse();
}

/** Returns the invoice for which a charge was stored, even if a different charge settled this invoice. */
export function findPaymentByCharge(db: Db, chargeId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .innerJoin('payment_charge', 'payment_id', 'id')
    .selectAll('payment')
    .where('charge_id', '=', chargeId)
    .executeTakeFirst();
}

/** Returns the charge that settled a payment, even if the charge was refunded later. */
export function findSettlement(db: Db, paymentId: string): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('payment_charge')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('settles', '=', true)
    .executeTakeFirst();
}

export function findCharge(db: Db, chargeId: string): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('payment_charge')
    .selectAll()
    .where('charge_id', '=', chargeId)
    .executeTakeFirst();
}

/** Locks and returns a payment. Other transactions that settle or refund this payment wait until `tx` ends. */
export function lockPayment(tx: Db, id: string): Promise<PaymentRow | undefined> {
  return tx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Stores a charge. Returns false if this charge is stored already, even for another payment. */
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

/** Records that a charge was paid back to its payer. Does nothing if the charge is not recorded for operators. */
export async function insertReturn(db: Db, chargeId: string, at: Date): Promise<void> {
  await sql`
    insert into charge_return select charge_id, ${at} from charge_record where charge_id = ${chargeId}
    on conflict do nothing`.execute(db);
}

/** Returns true if a charge is recorded, and its payer has the money back. */
export async function isReturned(db: Db, chargeId: string): Promise<boolean> {
  const returned = await db
    .selectFrom('charge_return')
    .select('charge_id')
    .where('charge_id', '=', chargeId)
    .executeTakeFirst();
  return returned !== undefined;
}

/** Returns true if the refund of a charge is stored. */
export async function isRefunded(db: Db, chargeId: string): Promise<boolean> {
  const refunds = db.selectFrom('payment_refund').select('charge_id');
  return (await refunds.where('charge_id', '=', chargeId).executeTakeFirst()) !== undefined;
}

/** Returns true if a stored charge did not settle its invoice and has not been refunded. */
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
