import { expect, test } from 'vitest';
import { languageOf, pluralForm } from './language.ts';

type Texts = { readonly [key: string]: unknown };

const modules = import.meta.glob<Record<string, Texts>>('../**/*-text.ts', { eager: true });
const exports = Object.values(modules).flatMap((exported) => Object.entries(exported));

const otherSources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*-text.ts', '!../**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** Lists Russian texts without a Cyrillic letter, and functions that serve both languages. */
function untranslated(en: unknown, ru: unknown, place: string): string[] {
  if (isTexts(en) && isTexts(ru)) {
    return Object.keys(en).flatMap((key) => untranslated(en[key], ru[key], `${place}.${key}`));
  }
  const isTranslated = typeof ru === 'string' ? /[а-яё]/i.test(ru) : ru !== en;
  return isTranslated ? [] : [place];
}

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

test('all texts but names and signs have a Russian translation', () => {
  const places = exports.flatMap(([name, { en, ru }]) => (en ? untranslated(en, ru, name) : []));
  expect(places.toSorted()).toEqual([
    'appText.titles.bold',
    'onboardingText.welcome.signature',
    'paymentsText.currencies.TON',
    'paymentsText.none',
    'paymentsText.price.DOLLARS',
    'paymentsText.price.TON',
    'usersText.fields.instagram',
    'usersText.fields.twitter',
  ]);
});

test('every catalogue of texts is in a file `*-text.ts`, which the tests of texts read', () => {
  const places = Object.keys(otherSources).filter((path) =>
    otherSources[path]?.includes('Catalogue<'),
  );
  // The type, and plural forms of one word.
  expect(places.toSorted()).toEqual(['./language.ts', './tap-word.ts']);
});
