import { expect, test } from 'vitest';
import { regionName } from './region-name.ts';

test('a country’s name is in the player’s language', () => {
  expect(regionName('PT', 'en')).toBe('Portugal');
  expect(regionName('PT', 'ru')).toBe('Португалия');
});

test('a code without a name is returned unchanged', () => {
  expect(regionName('QQ', 'en')).toBe('QQ');
});
