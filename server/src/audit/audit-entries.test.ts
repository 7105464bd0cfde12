import { expect, test } from 'vitest';
import { invoice } from '../../test/create-payment.ts';
import { testDeps } from '../../test/test-deps.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { findEntryDifferences } from './audit-entries.ts';
import { filledDatabase, tamper } from './filled-database.fixture.ts';

test('what was reported after its day was settled is booked on the first open day, and is no difference', async () => {
  const { db, buyer } = await filledDatabase();
  const at = new Date('2026-10-03T12:00:00Z');
  const { id: paymentId } = await invoice(db, buyer);
  for (const chargeId of ['late', 'late surplus']) {
    await settlePayment(testDeps(db), { paymentId, chargeId, at });
    await refundPayment(testDeps(db), { chargeId, at });
  }
  expect(await findEntryDifferences(db)).toEqual([]);
});

test.each([
  [
    'the gateway of a reward',
    `update money_entry set gateway = 'ton' where key = 'referral:kept'`,
    ['The entry referral:kept has the gateway ton where stars follows from what happened.'],
  ],
  [
    'the gateway of what takes a reward back',
    `update money_entry set gateway = 'ton' where kind = 'referral-refund'`,
    [
      'The entry referral-refund:refunded has the gateway ton where stars follows from what happened.',
    ],
  ],
  [
    'the gateway of a share',
    `update money_entry set gateway = 'dollars' where kind = 'share'`,
    [
      'The entry share:2026-10-01:2:1 has the gateway dollars where stars follows from what happened.',
    ],
  ],
  [
    'the hold of a reward',
    `update money_entry set held_from = held_from + interval '10 years' where key = 'referral:kept'`,
    [
      'The entry referral:kept has the held_from 2036-10-01 12:00:00Z where 2026-10-01 12:00:00Z follows from what happened.',
    ],
  ],
  [
    'the hold of what takes a reward back',
    `update money_entry set held_from = held_from - interval '1 second' where kind = 'referral-refund'`,
    [
      'The entry referral-refund:refunded has the held_from 2026-10-01 11:59:59Z where 2026-10-01 12:00:00Z follows from what happened.',
    ],
  ],
  [
    'the hold of a share',
    `update money_entry set held_from = held_from - interval '1 day' where kind = 'share'`,
    [
      'The entry share:2026-10-01:2:1 has the held_from 2026-11-19 10:00:00Z where 2026-11-20 10:00:00Z follows from what happened.',
    ],
  ],
  [
    'the day of a reward',
    `update money_entry set booked_at = '2026-11-20' where key = 'referral:kept'`,
    [
      'The entry referral:kept has the booked_at 2026-11-20 00:00:00Z where 2026-10-01 12:00:00Z follows from what happened.',
    ],
  ],
  [
    'the day of a share',
    `update money_entry set booked_at = '2026-11-21', held_from = '2026-11-21' where kind = 'share'`,
    [
      'The entry share:2026-10-01:2:1 has the booked_at 2026-11-21 00:00:00Z where 2026-11-20 10:00:00Z follows from what happened.',
    ],
  ],
  [
    'the day of a purchase, made one that no settlement opened',
    `update money_entry set booked_at = '2027-01-01', held_from = '2027-01-01' where key = 'surplus:kept-surplus'`,
    [
      'The entry surplus:kept-surplus has the booked_at 2027-01-01 00:00:00Z where 2026-10-01 12:00:00Z follows from what happened.',
    ],
  ],
  [
    'the time of a charge',
    `update payment_charge set charged_at = charged_at - interval '1 day' where charge_id = 'kept'`,
    [
      'The entry purchase:kept has the booked_at 2026-10-01 12:00:00Z where 2026-09-30 12:00:00Z follows from what happened.',
    ],
  ],
  [
    'the time of refunds',
    `update payment_refund set refunded_at = refunded_at + interval '1 day'`,
    [
      'The entry refund:refunded has the booked_at 2026-10-01 12:00:00Z where 2026-10-02 12:00:00Z follows from what happened.',
      'The entry surplus-refund:kept-surplus has the booked_at 2026-10-01 12:00:00Z where 2026-10-02 12:00:00Z follows from what happened.',
    ],
  ],
  [
    'the time of a payout',
    `update payout set planned_at = planned_at + interval '1 second'`,
    [
      expect.stringMatching(
        /^The entry payout:\w{32} has the booked_at 2026-11-20 10:00:00Z where 2026-11-20 10:00:01Z/,
      ),
    ],
  ],
])('the audit names %s that was changed', async (_what, tampering, differences) => {
  const { db } = await filledDatabase();
  await tamper(db, tampering);
  expect(await findEntryDifferences(db)).toEqual(differences);
});
