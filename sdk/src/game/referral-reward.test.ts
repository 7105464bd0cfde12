import fc from 'fast-check';
import { expect, test } from 'vitest';
import { referralPercents } from '../generated/limits.ts';
import { referralReward } from './referral-reward.ts';

const reward = (priceMicros: number) => referralReward(priceMicros, referralPercents);

test('[FIN-08] a referrer earns 5 cents when a referral spends a dollar', () => {
  expect(reward(1_000_000)).toBe(50_000);
});

test('[FIN-08] the reward for whole cents is exact: twenty rewards are the price', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (cents) => {
      expect(reward(cents * 10_000) * 20).toBe(cents * 10_000);
    }),
  );
});

test('a reward never exceeds 5 % by a fraction of a micro-dollar', () => {
  expect(reward(19)).toBe(0);
  expect(reward(39)).toBe(1);
});
