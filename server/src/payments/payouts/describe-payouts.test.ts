import { expect, test } from 'vitest';
import { describePlan } from './describe-payouts.ts';
import { parsePlan } from './payout-plan.ts';

test('a file of a plan cannot move the cursor of its approver over the payouts', () => {
  const payout = {
    id: '0123456789abcdef0123456789abcdef',
    user_id: 7,
    wallet: 'UQCwHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHfEn',
    micros: 900_000_000,
    nano: 360_000_000_000,
  };
  const overwrite = '\u001b[2A\r  user 7: 1.00 dollars\u001b[K\n\u202e\u2028\u009b2J';
  const plan = {
    version: 2,
    created_at: `Fri Nov 20 2026 10:00:00 GMT (${overwrite})`,
    ton_price_micros: 2_500_000,
    total_micros: payout.micros,
    total_nano: payout.nano,
    payouts: [payout],
    under_way: [{ ...payout, reasons: [overwrite] }],
    held: [{ user_id: 8, micros: 5, reasons: [overwrite] }],
  };
  expect(describePlan(parsePlan(JSON.stringify(plan)))).toEqual([
    'Plan of 2026-11-20T10:00:00.000Z, 2.50 dollars per TON',
    '1 payouts, 900.00 dollars, 360 TON in all',
    `  user 7: 900.00 dollars, 360 TON to ${payout.wallet}`,
    '1 under way, 900.00 dollars in all',
    `  ${payout.id}, user 7: 900.00 dollars, 360 TON to ${payout.wallet}, [2A user 7: 1.00 dollars [K 2J`,
    '1 held, 0.000005 dollars in all',
    '  user 8: 0.000005 dollars, [2A user 7: 1.00 dollars [K 2J',
  ]);
});
