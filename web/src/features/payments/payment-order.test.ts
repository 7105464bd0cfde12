import type { CustomPriceQuote, Tariff } from '@bold/sdk';
import { expect, test } from 'vitest';
import { customOrder, tariffOrder } from './payment-order.ts';

test('[PAY-06] an offer is ordered by its id, with its prices and the taps that it credits', () => {
  const tariff: Tariff = {
    id: 3,
    base_points: 1_001,
    bonus_percents: 10,
    base_price: 500.5,
    target_currency: 'STARS',
    is_most_popular: true,
    is_best_offer: false,
    is_published: true,
    total_price: 501,
    total_points: 1_101,
  };

  expect(tariffOrder(tariff)).toEqual({
    form: { paymentId: 3, totalPrice: 501, currency: 'STARS', basePrice: 500.5, taps: 1_101 },
    creditedTaps: 1_101,
  });
});

test('[PAY-06] a custom amount requests the taps without the bonus and credits them with it', () => {
  const quote: CustomPriceQuote = {
    base_price: 750.5,
    target_price: 751,
    used_bonus: { id: 2, threshold: 1_000, bonus_percents: 10 },
    payment_currency: 'STARS',
    total_amount: 1_651,
  };

  expect(customOrder(1_501, quote)).toEqual({
    form: {
      paymentId: 'custom',
      totalPrice: 751,
      currency: 'STARS',
      basePrice: 750.5,
      taps: 1_501,
    },
    creditedTaps: 1_651,
  });
});
