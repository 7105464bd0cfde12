import { expect, test } from 'vitest';
import { requireCountry } from './require-country.ts';

test('only the ids of the catalogue are countries', () => {
  expect(() => requireCountry('PT')).not.toThrow();
  expect(() => requireCountry('ZZ')).toThrow('No country has the id ZZ.');
});
