import catalogue from '@bold/openapi/catalogue/countries.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { findCountries, nameCountries } from './find-countries.ts';

const english = nameCountries(catalogue, 'en');
const russian = nameCountries(catalogue, 'ru');

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

test.each([
  ['lodz', 'Łódź'],
  ['Øst', 'Ost'],
  ['dong', 'Đông'],
  ['kirgiz', 'Kırgız'],
])(
  '"%s" finds a country named "%s": a letter with a stroke or without a dot is plain',
  (text, name) => {
    const country = { id: 'PL', name, flag: '🇵🇱' };
    expect(found(text, nameCountries([country], 'en'))).toEqual([name]);
  },
);

test('a search matches the country code', () => {
  expect(found('pt')).toEqual(['Portugal']);
});

test('in Russian the list is sorted by Russian names, and a search also matches English names', () => {
  expect(russian[0]?.name).toBe('Австралия');
  expect(found('portugal', russian)).toEqual(['Португалия']);
  expect(found('порт', russian)).toEqual(['Португалия']);
});

test.each([
  ['USA', 'United States'],
  ['us', 'United States'],
  ['UK', 'United Kingdom'],
  ['uae', 'United Arab Emirates'],
  ['turkey', 'Türkiye'],
  ['czech republic', 'Czechia'],
  ['ivory coast', 'Côte d’Ivoire'],
  ['america', 'United States'],
  ['United States of America', 'United States'],
  ['great britain', 'United Kingdom'],
  ['england', 'United Kingdom'],
  ['holland', 'Netherlands'],
  ['swaziland', 'Eswatini'],
])('in English "%s" finds first %s', (text, name) => {
  expect(found(text)[0]).toBe(name);
});

test.each([
  ['США', 'Соединенные Штаты'],
  ['USA', 'Соединенные Штаты'],
  ['UK', 'Великобритания'],
  ['оаэ', 'ОАЭ'],
  ['ЮАР', 'Южно-Африканская Республика'],
  ['южная корея', 'Республика Корея'],
  ['северная корея', 'КНДР'],
  ['белоруссия', 'Беларусь'],
  ['молдавия', 'Молдова'],
  ['Объединённые Арабские Эмираты', 'ОАЭ'],
  ['объединенные арабские эмираты', 'ОАЭ'],
  ['эмираты', 'ОАЭ'],
  ['англия', 'Великобритания'],
  ['голландия', 'Нидерланды'],
  ['кыргызстан', 'Киргизия'],
  ['туркмения', 'Туркменистан'],
  ['свазиленд', 'Эсватини'],
  ['америка', 'Соединенные Штаты'],
  ['Соединённые Штаты Америки', 'Соединенные Штаты'],
])('in Russian "%s" finds first %s', (text, name) => {
  expect(found(text, russian)[0]).toBe(name);
});

test('an exact match comes first, and the others stay sorted', () => {
  expect(found('guinea')).toEqual([
    'Guinea',
    'Equatorial Guinea',
    'Guinea-Bissau',
    'Papua New Guinea',
  ]);
  expect(found('гвинея', russian)[0]).toBe('Гвинея');
});
