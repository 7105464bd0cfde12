import { expect, test } from 'vitest';
import { startTon } from '../../test/start-ton.ts';
import { findDepositDifferences } from './audit-deposits.ts';

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
