import { expect, test } from 'vitest';
import { soldCurrencies } from './use-currency.ts';

test('[STORE-05] [STORE-06] each configured gateway adds its currency, Stars first', () => {
  expect(soldCurrencies(['ton', 'dollars', 'stars'])).toEqual(['STARS', 'TON', 'DOLLARS']);
  expect(soldCurrencies(['stars'])).toEqual(['STARS']);
  expect(soldCurrencies([])).toEqual([]);
});
