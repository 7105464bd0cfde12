import { expect, test } from 'vitest';
import { languageOf, pluralForm } from './language.ts';

test.each([
  ['ru', 'ru'],
  ['ru-RU', 'ru'],
  ['en', 'en'],
  ['pt-br', 'en'],
  ['rus', 'en'],
  [undefined, 'en'],
])('Telegram’s language code %s selects %s', (code, language) => {
  expect(languageOf(code)).toBe(language);
});

test('a text has the plural form of its count and language', () => {
  const taps = { one: 'тап', few: 'тапа', many: 'тапов', other: 'тапа' };
  expect([1, 2, 5, 11, 21, 104].map((count) => pluralForm('ru', count, taps))).toEqual([
    'тап',
    'тапа',
    'тапов',
    'тапов',
    'тап',
    'тапа',
  ]);
});

test('an absent plural form falls back to `other`', () => {
  expect(pluralForm('en', 2, { one: 'tap', other: 'taps' })).toBe('taps');
});
