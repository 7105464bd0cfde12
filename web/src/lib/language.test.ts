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

test('a count takes the plural form of its language', () => {
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

test('a form that a language lacks falls back to the other one', () => {
  expect(pluralForm('en', 2, { one: 'tap', other: 'taps' })).toBe('taps');
});
