import { expect, test } from 'vitest';
import { type PayoutPlan, parsePlan } from './payout-plan.ts';

const payout = {
  id: '0123456789abcdef0123456789abcdef',
  user_id: 7,
  wallet: 'UQCwHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHfEn',
  micros: 1_000_000,
  nano: 400_000_000,
};
const plan: PayoutPlan = {
  version: 2,
  created_at: '2026-11-20T10:00:00.000Z',
  ton_price_micros: 2_500_000,
  total_micros: 1_000_000,
  total_nano: 400_000_000,
  payouts: [payout],
  under_way: [{ ...payout, id: 'f'.repeat(32), reasons: ['banned by an operator'] }],
  held: [{ user_id: 8, micros: 5, reasons: ['no wallet'] }],
};
const parse = (changed: object) => parsePlan(JSON.stringify({ ...plan, ...changed }));

test('a plan is read as it was written', () => {
  expect(parse({})).toEqual(plan);
});

test.each([
  [
    'a plan of an older version, which names nothing under way',
    { version: 1, under_way: undefined },
  ],
  ['no time', { created_at: 'soon' }],
  ['an unknown field', { more: 1 }],
  ['a price of zero', { ton_price_micros: 0 }],
  ['a negative amount', { payouts: [{ ...payout, micros: -1 }] }],
  ['a fraction of a nano-TON', { payouts: [{ ...payout, nano: 0.5 }] }],
  ['an id of another kind', { payouts: [{ ...payout, id: 'x' }] }],
])('%s is no plan', (_, changed) => {
  expect(() => parse(changed)).toThrow('is not a payout plan');
});

test('text that is not JSON is refused', () => {
  expect(() => parsePlan('{')).toThrow('is not JSON');
});

test('other totals than those of the payouts are refused', () => {
  expect(() => parse({ total_micros: 2 })).toThrow('totals');
  expect(() => parse({ payouts: [payout, payout] })).toThrow('totals');
});

test('an amount that does not follow from the price is refused', () => {
  const more = { ...payout, nano: 400_000_001 };
  expect(() => parse({ payouts: [more], total_nano: 400_000_001 })).toThrow('from its price');
});
