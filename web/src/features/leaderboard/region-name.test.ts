import { expect, test } from 'vitest';
import { regionName } from './region-name.ts';

test('a country is called as in the player’s language', () => {
  expect(regionName('PT', 'en')).toBe('Portugal');
  expect(regionName('PT', 'ru')).toBe('Португалия');
});

test('a code without a name is shown as it is', () => {
  expect(regionName('QQ', 'en')).toBe('QQ');
});
