import catalogue from '@bold/openapi/catalogue/countries.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { findCountries, nameCountries } from './find-countries.ts';

const english = nameCountries(catalogue, 'en');

function found(text: string, countries = english): string[] {
  return findCountries(countries, text).map(({ name }) => name);
}

test('[COUNTRY-02] without a search all countries are listed, in the contract’s order', () => {
  expect(found('  ')).toEqual(catalogue.map(({ name }) => name));
});

test('a search matches the beginning of any word, without regard to accents and case', () => {
  expect(found('aland')).toEqual(['Åland Islands']);
  expect(found('GUINEA')).toContain('Papua New Guinea');
  expect(found("d'iv")).toEqual(['Côte d’Ivoire']);
  expect(found('ortug')).toEqual([]);
});

test('a search matches the country code', () => {
  expect(found('pt')).toEqual(['Portugal']);
});

test('in Russian the list is sorted by Russian names, and a search also matches English names', () => {
  const russian = nameCountries(catalogue, 'ru');
  expect(russian[0]?.name).toBe('Австралия');
  expect(found('portugal', russian)).toEqual(['Португалия']);
  expect(found('порт', russian)).toEqual(['Португалия']);
});
