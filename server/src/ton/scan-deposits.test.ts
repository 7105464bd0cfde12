import { tonClockSlackSeconds } from '@bold/sdk/limits';
import { comment as commentBody } from '@ton/core';
import { expect, test } from 'vitest';
import { startOfTests } from '../../test/start-server.ts';
import { startTon } from '../../test/start-ton.ts';
import { connectDatabase } from '../database/connect.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { hourMs } from '../utc-day.ts';
import { scanDeposits } from './scan-deposits.ts';
import { findTonCursor } from './ton-cursor-repository.ts';

test("[STORE-05] [PAY-02] a transfer of the price with the payment's id as comment is credited, once", async () => {
  const { order, pay, scan, tapsOf, db, pushBalance, storedDeposits } = await startTon();
  const { userId, paymentId } = await order();
  const hash = pay({ comment: paymentId });
  await scan();
  await scan();
  expect(await tapsOf(userId)).toBe(525);
  expect(pushBalance.mock.calls).toEqual([[userId]]);
  expect(await db.selectFrom('payment_charge').selectAll().execute()).toMatchObject([
    { charge_id: hash, payment_id: paymentId, settles: true },
  ]);
  expect(await storedDeposits()).toMatchObject([{ hash, held_for: null, nano: '1500000000' }]);
});

test('[PAY-02] a transfer that a server credited before it was killed is pushed by the next scan', async () => {
  const { order, pay, scan, tapsOf, db, clock, pushBalance } = await startTon();
  const { userId, paymentId } = await order();
  const chargeId = pay({ comment: paymentId });
  const killed = { db, pushBalance: () => undefined };
  await settlePayment(killed, { paymentId, chargeId, at: clock.now() });
  await scan();
  expect(pushBalance.mock.calls).toEqual([[userId]]);
  expect(await tapsOf(userId)).toBe(525);
});

test.each([
  ['more than the price', { nano: 1_500_000_001n }, 'amount'],
  ['less than the price', { nano: 1_499_999_999n }, 'amount'],
  ['more than any ledger holds', { nano: 2n ** 100n }, 'amount'],
  ['an unknown invoice', { comment: 'aaaabbbbccccdddd' }, 'unknown'],
  ['no comment', { comment: '' }, 'no-comment'],
  ['a contract that failed', { result: 'refused and kept' as const }, 'failed'],
])('%s credits nothing and is held', async (_, payment, reason) => {
  const { order, pay, scan, tapsOf, storedDeposits, messages } = await startTon();
  const { userId, paymentId } = await order();
  pay({ comment: paymentId, ...payment });
  await scan();
  await scan();
  expect(await tapsOf(userId)).toBe(0);
  expect(await storedDeposits()).toMatchObject([{ held_for: reason }]);
  expect(messages).toEqual(['A TON deposit is held. Decide about it with npm run deposits.']);
});

test('TON for an invoice in Stars credits nothing and is held', async () => {
  const { order, pay, scan, tapsOf, storedDeposits } = await startTon();
  await order();
  const { userId, paymentId } = await order({ gateway: 'stars' });
  pay({ comment: paymentId });
  await scan();
  expect(await tapsOf(userId)).toBe(0);
  expect(await storedDeposits()).toMatchObject([{ held_for: 'currency' }]);
});

test('a transfer for the first invoice is found, also if the clock of the chain is behind', async () => {
  const { order, pay, scan, tapsOf, chain } = await startTon();
  const { userId, paymentId } = await order();
  chain.now -= tonClockSlackSeconds * 1000;
  pay({ comment: paymentId });
  await scan();
  expect(await tapsOf(userId)).toBe(525);
});

test('an invoice that was paid within a day is credited, however late the transfer is found', async () => {
  const { order, pay, scan, tapsOf, chain, clock, storedDeposits } = await startTon();
  const [prompt, late] = [await order(), await order()];
  chain.now += 24 * hourMs;
  pay({ comment: prompt.paymentId });
  chain.now += hourMs;
  pay({ comment: late.paymentId });
  clock.time += 72 * hourMs;
  await scan();
  expect(await tapsOf(prompt.userId)).toBe(525);
  expect(await tapsOf(late.userId)).toBe(0);
  expect((await storedDeposits()).map(({ held_for }) => held_for)).toEqual([null, 'late']);
});

test('of two transfers for one invoice the earlier one settles it, and the other is owed back', async () => {
  const { order, pay, scan, tapsOf, db } = await startTon();
  const { userId, paymentId } = await order();
  const [first, second] = [pay({ comment: paymentId }), pay({ comment: paymentId })];
  await scan();
  expect(await tapsOf(userId)).toBe(525);
  const charges = db.selectFrom('payment_charge').select(['charge_id', 'settles']);
  expect(await charges.orderBy('settles', 'desc').execute()).toEqual([
    { charge_id: first, settles: true },
    { charge_id: second, settles: false },
  ]);
});

test('of two transfers for one invoice that are on two pages the earlier one settles it', async () => {
  const { order, pay, scan, chain, db } = await startTon();
  const { paymentId } = await order();
  chain.listLimit = 20;
  const earlier = pay({ comment: paymentId });
  for (let spam = 0; spam < 30; spam += 1) pay({ nano: 1n, comment: 'free coins' });
  const later = pay({ comment: paymentId });
  await scan();
  const charges = db.selectFrom('payment_charge').select(['charge_id', 'settles']);
  expect(await charges.orderBy('settles', 'desc').execute()).toEqual([
    { charge_id: earlier, settles: true },
    { charge_id: later, settles: false },
  ]);
});

test('after a long downtime every page back to the last scan is read', async () => {
  const { order, pay, scan, tapsOf, chain, callCount } = await startTon();
  const [known, first, last] = [await order(), await order(), await order()];
  pay({ comment: known.paymentId });
  await scan();
  chain.listLimit = 20;
  pay({ comment: first.paymentId });
  for (let spam = 0; spam < 70; spam += 1) pay({ nano: 1n, comment: 'free coins' });
  pay({ comment: last.paymentId });
  const before = callCount('getTransactions');
  await scan();
  expect(await Promise.all([known, first, last].map(({ userId }) => tapsOf(userId)))).toEqual([
    525, 525, 525,
  ]);
  expect(callCount('getTransactions') - before).toBe(4);
  await scan();
  expect(callCount('getTransactions') - before).toBe(5);
});

test('deposits are found and kept, also if the clock of the server was an hour ahead at the first invoice', async () => {
  const { order, pay, scan, tapsOf, chain, storedDeposits } = await startTon();
  const ahead = { now: new Date(startOfTests.getTime() + hourMs) };
  const [first, next, last] = [await order(ahead), await order(ahead), await order(ahead)];
  pay({ comment: first.paymentId });
  await scan();
  pay({ comment: next.paymentId });
  pay({ comment: 'no invoice' });
  chain.now += tonClockSlackSeconds * 1000 + 1000;
  pay({ comment: last.paymentId });
  await scan();
  const taps = await Promise.all([first, next, last].map(({ userId }) => tapsOf(userId)));
  expect(taps).toEqual([525, 525, 525]);
  expect(await storedDeposits()).toContainEqual(
    expect.objectContaining({ comment: 'no invoice', held_for: 'unknown' }),
  );
});

test('transactions from long before the first invoice are not kept', async () => {
  const { order, pay, scan, chain, storedDeposits, callCount } = await startTon();
  pay({ comment: 'an older business' });
  await scan();
  expect(callCount('getTransactions')).toBe(0);
  chain.now += hourMs;
  const { paymentId } = await order({ now: new Date(chain.now) });
  await scan();
  expect(await storedDeposits()).toEqual([]);
  pay({ comment: paymentId });
  await scan();
  expect(await storedDeposits()).toMatchObject([{ comment: paymentId }]);
});

test('a node with an older state does not move the cursor back', async () => {
  const { order, pay, scan, account, watching, db, storedDeposits } = await startTon();
  const [first, second] = [await order(), await order()];
  pay({ comment: first.paymentId });
  pay({ comment: second.paymentId });
  await scan();
  const cursor = await findTonCursor(db, watching.account);
  account(watching.account).transactions.shift();
  await scan();
  expect(await findTonCursor(db, watching.account)).toEqual(cursor);
  expect(await storedDeposits()).toHaveLength(2);
});

test.each([[-1_000n], [1_000n]])(
  'a chain that started anew, its logical time shifted by %i, is scanned from its beginning',
  async (ahead) => {
    const { order, pay, scan, account, watching, tapsOf, chain, ledger } = await startTon();
    const [before, after] = [await order(), await order()];
    pay({ comment: before.paymentId });
    await scan();
    account(watching.account).transactions = [];
    ledger.lt += ahead;
    chain.now += 60_000;
    pay({ comment: after.paymentId });
    await scan();
    expect(await tapsOf(after.userId)).toBe(525);
  },
);

test('while one transaction cannot be parsed the others are booked, and the next scan reads it again', async () => {
  const { order, pay, scan, account, watching, tapsOf } = await startTon();
  const [first, broken, last] = [await order(), await order(), await order()];
  pay({ comment: first.paymentId });
  pay({ comment: broken.paymentId });
  const [record] = account(watching.account).transactions;
  if (!record) throw new Error('There is no transaction.');
  const { cell } = record;
  record.cell = commentBody('nothing');
  pay({ comment: last.paymentId });
  await expect(scan()).rejects.toThrow();
  expect(await tapsOf(first.userId)).toBe(525);
  expect(await tapsOf(last.userId)).toBe(525);
  record.cell = cell;
  await scan();
  expect(await tapsOf(broken.userId)).toBe(525);
});

test("if the API's history ends before the last scan, the scan fails and skips nothing", async () => {
  const { order, pay, scan, account, watching, tapsOf } = await startTon();
  const { userId, paymentId } = await order();
  pay({ comment: paymentId });
  pay({ comment: 'later' });
  const { transactions } = account(watching.account);
  account(watching.account).transactions = transactions.slice(0, 1);
  await expect(scan()).rejects.toThrow('has no transactions of');
  account(watching.account).transactions = transactions;
  await scan();
  expect(await tapsOf(userId)).toBe(525);
});

test('while old transactions cannot be read, the payer of a newer transfer is credited without them', async () => {
  const { order, pay, scan, account, watching, tapsOf, db } = await startTon();
  const { userId, paymentId } = await order();
  const earlier = pay({ comment: paymentId });
  const later = pay({ comment: paymentId });
  const { transactions } = account(watching.account);
  account(watching.account).transactions = transactions.slice(0, 1);
  await expect(scan()).rejects.toThrow('has no transactions of');
  expect(await tapsOf(userId)).toBe(525);
  account(watching.account).transactions = transactions;
  await scan();
  const charges = db.selectFrom('payment_charge').select(['charge_id', 'settles']);
  expect(await charges.orderBy('settles', 'desc').execute()).toEqual([
    { charge_id: later, settles: true },
    { charge_id: earlier, settles: false },
  ]);
});

test('ten simultaneous scans in two processes credit a deposit once', async () => {
  const { order, pay, watching, db, connection, tapsOf, storedDeposits } = await startTon();
  const elsewhere = connectDatabase(connection, () => undefined);
  const orders = [];
  for (let index = 0; index < 5; index += 1) orders.push(await order());
  for (const { paymentId } of orders) pay({ comment: paymentId });
  await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      scanDeposits({ ...watching, db: turn % 2 ? db : elsewhere }),
    ),
  );
  await elsewhere.destroy();
  for (const { userId } of orders) expect(await tapsOf(userId)).toBe(525);
  expect(await storedDeposits()).toHaveLength(5);
});

test('a deposit that was stored but not credited before a crash is credited by the next scan', async () => {
  const { order, pay, scan, tapsOf, db } = await startTon();
  const [first, second] = [await order(), await order()];
  pay({ comment: first.paymentId });
  await scan();
  const hash = pay({ comment: second.paymentId });
  const row = db.selectFrom('ton_deposit').selectAll().where('lt', '>', 0);
  const noted = await row.executeTakeFirstOrThrow();
  const died = { ...noted, hash, lt: noted.lt + 2, comment: second.paymentId };
  await db.insertInto('ton_deposit').values(died).execute();
  await scan();
  expect(await tapsOf(second.userId)).toBe(525);
});
