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

test('the beginning of any word finds a country, whatever its accents and capitals', () => {
  expect(found('aland')).toEqual(['Åland Islands']);
  expect(found('GUINEA')).toContain('Papua New Guinea');
  expect(found("d'iv")).toEqual(['Côte d’Ivoire']);
  expect(found('ortug')).toEqual([]);
});

test('the code finds a country', () => {
  expect(found('pt')).toEqual(['Portugal']);
});

test('in Russian the list is sorted by Russian names, and the English name still finds', () => {
  const russian = nameCountries(catalogue, 'ru');
  expect(russian[0]?.name).toBe('Австралия');
  expect(found('portugal', russian)).toEqual(['Португалия']);
  expect(found('порт', russian)).toEqual(['Португалия']);
});
