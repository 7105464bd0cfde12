import { afterAll, expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { createPlayer } from '../../test/create-player.ts';
import { findTapDifferences } from '../audit/audit-taps.ts';
import { connectDatabase } from '../database/connect.ts';
import { singleDatabase } from '../database/shards.ts';
import { readEarnings } from '../ledger/read-earnings.ts';
import { insertReferral } from '../referrals/referrals-repository.ts';
import { applyTaps } from '../taps/apply-taps.ts';
import { readBalance } from '../taps/balance-repository.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';

const { db, connection } = await createDatabase();
const elsewhere = connectDatabase(connection, () => undefined);
afterAll(() => elsewhere.destroy());

const silent = { db, pushBalance: () => undefined };
const at = new Date('2026-11-20T12:00:00Z');

/** Creates an invited player who has paid for 1 100 taps with this charge. */
async function paid(chargeId: string) {
  const [referrer, buyer] = [await createPlayer(db), await createPlayer(db)];
  await insertReferral(db, buyer.userId, referrer.userId, at);
  const { id: paymentId } = await invoice(db, buyer.userId);
  await settlePayment(silent, { paymentId, chargeId, at });
  const tap = (taps: number) =>
    applyTaps(db, at, [{ userId: buyer.userId, session: null, seq: null, multiplier: 1, taps }]);
  return { buyer: buyer.userId, referrer: referrer.userId, paymentId, tap };
}

test('a refund takes back the unspent taps and the reward, leaves the total and pushes the balance', async () => {
  const { buyer, referrer, tap } = await paid('r-1');
  await tap(51);
  expect(await readEarnings(db, referrer)).toEqual({ referrals: 500_000, top10: 0 });
  const pushed: number[] = [];

  const result = await refundPayment(
    { db, pushBalance: (id) => pushed.push(id) },
    { chargeId: 'r-1', at },
  );

  expect(result).toBe('refunded');
  expect(pushed).toEqual([buyer]);
  expect(await readBalance(db, buyer)).toEqual({ available_taps: 0, total_taps: 51 });
  const balance = db.selectFrom('tap_balance').select('debt').where('user_id', '=', buyer);
  expect(await balance.executeTakeFirst()).toEqual({ debt: 51 });
  expect(await readEarnings(db, referrer)).toEqual({ referrals: 0, top10: 0 });
});

test('a refund that arrives a hundred times at once, in two processes, has one effect', async () => {
  const { buyer, referrer } = await paid('r-2');
  const refund = (_: unknown, turn: number) =>
    refundPayment({ ...silent, db: turn % 2 ? db : elsewhere }, { chargeId: 'r-2', at });

  const results = await Promise.all(Array.from({ length: 100 }, refund));

  expect(results.filter((result) => result === 'refunded')).toHaveLength(1);
  expect(results.filter((result) => result === 'already')).toHaveLength(99);
  expect(await readBalance(db, buyer)).toMatchObject({ available_taps: 0 });
  expect(await readEarnings(db, referrer)).toMatchObject({ referrals: 0 });
});

test('after a refund during a hundred simultaneous taps every tap is either spent or taken back', async () => {
  const { buyer, tap } = await paid('r-3');

  const [result] = await Promise.all([
    refundPayment(silent, { chargeId: 'r-3', at }),
    ...Array.from({ length: 100 }, () => tap(11)),
  ]);

  expect(result).toBe('refunded');
  const { available, debt, total } = await db
    .selectFrom('tap_balance')
    .selectAll()
    .where('user_id', '=', buyer)
    .executeTakeFirstOrThrow();
  expect([available, debt]).toEqual([0, total]);
  expect(await findTapDifferences(singleDatabase(db))).toEqual([]);
});

test('an unknown charge is not refunded, and a refunded one does not settle again', async () => {
  expect(await refundPayment(silent, { chargeId: 'never', at })).toBe('unknown');
  const { buyer, paymentId } = await paid('r-4');
  await refundPayment(silent, { chargeId: 'r-4', at });

  expect(await settlePayment(silent, { paymentId, chargeId: 'r-4', at })).toBe('already');
  expect(await settlePayment(silent, { paymentId, chargeId: 'r-4-again', at })).toBe('surplus');

  expect(await readBalance(db, buyer)).toMatchObject({ available_taps: 0 });
});

test('a surplus that is refunded is no longer owed and takes no taps', async () => {
  const { buyer, referrer, paymentId } = await paid('r-5');
  await settlePayment(silent, { paymentId, chargeId: 'r-5-surplus', at });
  const owed = () =>
    db
      .selectFrom('money_leg')
      .select(({ fn }) => fn.sum<string>('micros').as('micros'))
      .where('account', '=', 'surplus')
      .where('entry', 'like', '%:r-5-surplus')
      .executeTakeFirst();
  expect(await owed()).toEqual({ micros: '10000000' });

  expect(await refundPayment(silent, { chargeId: 'r-5-surplus', at })).toBe('refunded');

  expect(await owed()).toEqual({ micros: '0' });
  expect(await readBalance(db, buyer)).toMatchObject({ available_taps: 1_100 });
  expect(await readEarnings(db, referrer)).toMatchObject({ referrals: 500_000 });
});
