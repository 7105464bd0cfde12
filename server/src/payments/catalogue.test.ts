import { quotePrice } from '@bold/sdk/game';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { rateOf } from './prices.ts';

test('an offer gives as many taps as a custom amount of the same size', () => {
  for (const offer of catalogue.tariffs) {
    const { base_points, target_currency: currency } = offer;
    const quote = quotePrice(
      base_points,
      currency,
      rateOf(catalogue, currency),
      catalogue.bonusThresholds,
    );
    expect([offer.base_price, offer.total_price, offer.total_points]).toEqual([
      quote.base_price,
      quote.target_price,
      quote.total_amount,
    ]);
  }
});
