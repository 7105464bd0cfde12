import bonusThresholds from '@bold/openapi/catalogue/bonus-thresholds.json' with { type: 'json' };
import exchangeRates from '@bold/openapi/catalogue/exchange-rates.json' with { type: 'json' };
import catalogue from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import levelVectors from '@bold/openapi/vectors/levels.json' with { type: 'json' };
import quoteVectors from '@bold/openapi/vectors/quotes.json' with { type: 'json' };
import referralVectors from '@bold/openapi/vectors/referrals.json' with { type: 'json' };
import settlementVectors from '@bold/openapi/vectors/settlements.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { referralPercents } from '../generated/limits.ts';
import { currentLevel, isAchieved, nextLevel } from './level.ts';
import type { PaymentCurrency } from './price.ts';
import { quotePrice } from './quote.ts';
import { referralReward } from './referral-reward.ts';
import { settleDay, shareRevenue } from './revenue-share.ts';
import { parseStartParameter } from './start-parameter.ts';

test.each(quoteVectors.quotes)(
  'the contract’s quote for $amount taps in $payment_currency',
  ({ amount, payment_currency, quote }) => {
    const rate = exchangeRates.find((one) => one.target_currency === payment_currency)?.rate ?? 0;
    const currency = payment_currency as PaymentCurrency;
    expect(quotePrice(amount, currency, rate, bonusThresholds)).toEqual(quote);
  },
);

test.each(levelVectors.levels)(
  'the contract’s level at $total_taps taps',
  ({ total_taps, level_id, next_level_id, multipliers }) => {
    const reached = catalogue.filter((level) => isAchieved(level, total_taps));
    const values = reached.flatMap((level) => level.multipliers.map(({ value }) => value));
    expect(currentLevel(catalogue, total_taps)?.id).toBe(level_id);
    expect(nextLevel(catalogue, total_taps)?.id ?? null).toBe(next_level_id);
    expect(new Set(values)).toEqual(new Set(multipliers));
  },
);

test.each(referralVectors.start_parameters)(
  'the contract’s start parameter $start_param',
  ({ start_param, referral_code, user_id }) => {
    const read = parseStartParameter(start_param);
    expect([read.referralCode ?? null, read.userId ?? null]).toEqual([referral_code, user_id]);
  },
);

test.each(referralVectors.rewards.filter(({ referrer }) => referrer !== null))(
  'the contract’s reward for a purchase of $points points',
  ({ price_micros, reward_micros }) => {
    expect(referralReward(price_micros, referralPercents)).toBe(reward_micros);
  },
);

test.each(settlementVectors.days)('the contract’s settlement: $title', (day) => {
  expect(settleDay(day.carried_before, day.purchases, day.refunds)).toEqual({
    revenue: day.revenue,
    carried: day.carried_after,
  });
  for (const { percent, members, each, paid } of day.shares)
    expect(shareRevenue(day.revenue, percent, members)).toEqual({ each, paid });
});
