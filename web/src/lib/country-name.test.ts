import { expect, test } from 'vitest';
import { countryName, regionName } from './country-name.ts';

test('in English a country has the contract’s name', () => {
  expect(countryName({ id: 'PT', name: 'The land of ports' }, 'en')).toBe('The land of ports');
});

test('in Russian a country has its Russian name, or else the contract’s name', () => {
  expect(countryName({ id: 'PT', name: 'Portugal' }, 'ru')).toBe('Португалия');
  expect(countryName({ id: 'QQ', name: 'Nowhere' }, 'ru')).toBe('Nowhere');
});

test('a country’s name is in the player’s language', () => {
  expect(regionName('PT', 'en')).toBe('Portugal');
  expect(regionName('PT', 'ru')).toBe('Португалия');
});

test('a country can have a short name', () => {
  expect(regionName('GB', 'en', 'short')).toBe('UK');
  expect(regionName('US', 'ru', 'short')).toBe('США');
});

test('a code without a name is returned unchanged', () => {
  expect(regionName('QQ', 'en')).toBe('QQ');
});
