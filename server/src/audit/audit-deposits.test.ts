import { expect, test } from 'vitest';
import { startTon } from '../../test/start-ton.ts';
import { creditDeposit } from '../ton/decide-deposit.ts';
import { dayMs } from '../utc-day.ts';
import { findDepositDifferences } from './audit-deposits.ts';
import { tamper } from './filled-database.fixture.ts';

const longAgo = new Date(0);

test('the audit finds no differences in deposits that were credited, held and dismissed correctly', async () => {
  const { db, order, pay, scan } = await startTon();
  const { paymentId } = await order();
  pay({ comment: paymentId });
  pay({ comment: paymentId });
  pay({ comment: 'free coins' });
  await scan();
  expect(await findDepositDifferences(db)).toEqual([]);
});

test.each([
  [
    'a nano-TON too little',
    'nano = nano - 1',
    'of 1499999999 nano-TON',
    '2026-11-20T12:00:00.000Z',
  ],
  ['a nano-TON too much', 'nano = nano + 1', 'of 1500000001 nano-TON', '2026-11-20T12:00:00.000Z'],
  [
    'a second too late',
    `paid_at = paid_at + interval '24 hours 10 minutes 1 second'`,
    'of 1500000000 nano-TON',
    '2026-11-21T12:10:01.000Z',
  ],
])(
  'a deposit that was credited and not held is reported if it came %s',
  async (_what, change, amount, at) => {
    const { db, order, pay, scan } = await startTon();
    const { paymentId } = await order();
    const hash = pay({ comment: paymentId });
    await scan();
    await tamper(db, `update ton_deposit set ${change}`);
    expect(await findDepositDifferences(db)).toEqual([
      `The TON deposit ${hash} ${amount} at ${at} was not held; invoice ${paymentId} costs 1500000000 until 2026-11-21T12:10:00.000Z.`,
    ]);
  },
);

test('a deposit is not reported for the amount and the time with which an operator credited it', async () => {
  const { db, deps, chain, order, pay, scan } = await startTon();
  const [first, second] = [await order(), await order()];
  const short = pay({ comment: first.paymentId, nano: 1_499_999_999n });
  await scan();
  chain.now += 2 * dayMs;
  const late = pay({ comment: second.paymentId });
  await scan();
  const decision = { decidedBy: 'ada', note: null };
  await creditDeposit(deps, { hash: short, paymentId: first.paymentId, ...decision });
  await creditDeposit(deps, { hash: late, paymentId: second.paymentId, ...decision });
  expect(await findDepositDifferences(db)).toEqual([]);
});

test('TON that was credited without a deposit is reported', async () => {
  const { db, order } = await startTon();
  const { paymentId } = await order();
  const charge = { charge_id: 'made up', payment_id: paymentId, settles: true, referrer_id: null };
  await db
    .insertInto('payment_charge')
    .values({ ...charge, charged_at: longAgo })
    .execute();
  expect(await findDepositDifferences(db)).toEqual([
    `The TON deposit made up paid invoice ${paymentId}; it was for nothing.`,
  ]);
});

test('a deposit without its credit is reported, unless it is younger than a minute', async () => {
  const { db, order, pay, scan, storedDeposits } = await startTon();
  const { paymentId } = await order();
  pay({ comment: 'free coins' });
  await scan();
  const [note] = await storedDeposits();
  if (!note) throw new Error('Nothing was noted.');
  const matched = { ...note, comment: paymentId, held_for: null };
  const [old, fresh] = ['0e'.repeat(32), '0f'.repeat(32)];
  await db
    .insertInto('ton_deposit')
    .values([
      { ...matched, hash: old, noted_at: longAgo },
      { ...matched, hash: fresh, noted_at: new Date() },
    ])
    .execute();
  expect(await findDepositDifferences(db)).toEqual([
    `The TON deposit ${old} paid nothing; it was for invoice ${paymentId}.`,
  ]);
});
