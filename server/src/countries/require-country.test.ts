import { expect, test } from 'vitest';
import { requireCountry } from './require-country.ts';

test('only codes of the list name a country', () => {
  expect(() => requireCountry('PT')).not.toThrow();
  expect(() => requireCountry('ZZ')).toThrow('No country has the id ZZ.');
});
