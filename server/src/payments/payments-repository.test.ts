import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { createPlayer } from '../../test/create-player.ts';
import {
  findPayment,
  findPaymentByCharge,
  findPaymentState,
  findSettlement,
  insertCharge,
  insertRefund,
} from './payments-repository.ts';
import { settlePayment } from './settle-payment.ts';

const { db } = await createDatabase();
const at = new Date('2026-11-20T12:00:00Z');
const settle = (paymentId: string, chargeId: string) =>
  settlePayment({ db, pushBalance: () => undefined }, { paymentId, chargeId, at });

test('an invoice is found by its id, in the currency of its gateway, and its id cannot be guessed', async () => {
  const { userId } = await createPlayer(db);
  const payment = await invoice(db, userId, { gateway: 'ton', price: 3_000_000_000 });

  expect(await findPayment(db, payment.id)).toEqual(payment);
  expect(payment).toMatchObject({ user_id: userId, currency: 'TON', price: 3_000_000_000 });
  expect(payment.id).toMatch(/^[a-z0-9]{20}$/);
  expect(await findPayment(db, 'nobodysnobodysnobodys')).toBeUndefined();
});

test('a charge leads to its invoice, whether it settled the invoice or was a surplus', async () => {
  const { userId } = await createPlayer(db);
  const payment = await invoice(db, userId);
  expect(await findSettlement(db, payment.id)).toBeUndefined();
  await settle(payment.id, 'first');
  await settle(payment.id, 'second');

  expect(await findPaymentByCharge(db, 'first')).toEqual(payment);
  expect(await findPaymentByCharge(db, 'second')).toEqual(payment);
  expect(await findPaymentByCharge(db, 'third')).toBeUndefined();
  expect(await findSettlement(db, payment.id)).toMatchObject({ charge_id: 'first' });
});

test('the state of an invoice comes from the charge that settled it, in whatever order charges are stored', async () => {
  const { userId } = await createPlayer(db);
  const { id } = await invoice(db, userId);
  const surplus = { charge_id: 'returned', payment_id: id, settles: false, charged_at: at };
  await insertCharge(db, { ...surplus, referrer_id: null });
  await insertRefund(db, 'returned', at);
  expect(await findPaymentState(db, id)).toMatchObject({ settled: null, refunded: null });
  await settle(id, 'settling');
  expect(await findPaymentState(db, id)).toMatchObject({ settled: 'settling', refunded: null });
});

test('invoices, charges and refunds are never changed and never deleted', async () => {
  const { userId } = await createPlayer(db);
  const { id } = await invoice(db, userId);
  await settle(id, 'kept');
  for (const change of [
    sql`update payment set taps = taps + 1 where id = ${id}`,
    sql`update payment_charge set settles = false where charge_id = 'kept'`,
    sql`delete from payment_charge where charge_id = 'kept'`,
  ]) {
    await expect(change.execute(db)).rejects.toThrow('never changed');
  }
});

test('a constraint of the database refuses a second settlement of an invoice', async () => {
  const { userId } = await createPlayer(db);
  const { id } = await invoice(db, userId);
  await settle(id, 'one');
  const second = db
    .insertInto('payment_charge')
    .values({ charge_id: 'two', payment_id: id, settles: true, referrer_id: null, charged_at: at });
  await expect(second.execute()).rejects.toThrow('payment_charge_settles');
});
