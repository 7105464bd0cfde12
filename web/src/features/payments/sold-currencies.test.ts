import { expect, test } from 'vitest';
import { soldCurrencies } from './sold-currencies.ts';

test('[STORE-05] [STORE-06] each open gateway sells for its currency, Stars first', () => {
  expect(soldCurrencies(['ton', 'dollars', 'stars'])).toEqual(['STARS', 'TON', 'DOLLARS']);
  expect(soldCurrencies(['stars'])).toEqual(['STARS']);
  expect(soldCurrencies([])).toEqual([]);
});
