import { languages } from '@bold/sdk/game';
import { expect, test } from 'vitest';
import { pluralForm } from './language.ts';

type Texts = { readonly [key: string]: unknown };

const modules = import.meta.glob<Record<string, Texts>>('../**/*-text.ts', { eager: true });
const exports = Object.values(modules).flatMap((exported) => Object.entries(exported));

const otherSources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*-text.ts', '!../**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** Compares all texts of a catalogue in English and in another language. Returns the places that `isWrong` finds. */
function find(
  isWrong: (english: unknown, other: unknown) => boolean,
  english: unknown,
  other: unknown,
  place: string,
): string[] {
  if (isTexts(english) && isTexts(other)) {
    return Object.keys(english).flatMap((key) =>
      find(isWrong, english[key], other[key], `${place}.${key}`),
    );
  }
  return isWrong(english, other) ? [place] : [];
}

const placesIn = (language: string, isWrong: (english: unknown, other: unknown) => boolean) =>
  exports
    .flatMap(([name, { en, [language]: other }]) => (en ? find(isWrong, en, other, name) : []))
    .toSorted();

/** Calls a text with values. Returns those that the result shows. */
function valuesOf(text: unknown): readonly string[] {
  if (typeof text !== 'function') return [];
  const values = ['71', '72', '73', '74'];
  const shown = JSON.stringify(text(...values));
  return values.filter((value) => shown.includes(value));
}

const others = languages.filter((language) => language !== 'en');

test('a text has the plural form of its count and language', () => {
  const taps = { one: 'тап', few: 'тапа', other: 'тапов' };
  expect([1, 2, 5, 11, 21, 104].map((count) => pluralForm('ru', count, taps))).toEqual([
    'тап',
    'тапа',
    'тапов',
    'тапов',
    'тап',
    'тапа',
  ]);
});

test('English words have two forms', () => {
  expect(pluralForm('en', 2, { one: 'tap', other: 'taps' })).toBe('taps');
});

test.each(others)('all texts but names and signs are translated: %s', (language) => {
  expect(placesIn(language, (english, other) => english === other)).toEqual([
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

test.each(others)(
  'a translated text shows the values that the English text shows: %s',
  (language) => {
    const hasLost = (english: unknown, other: unknown) =>
      valuesOf(english).join() !== valuesOf(other).join();
    expect(placesIn(language, hasLost)).toEqual([]);
  },
);

test('every catalogue of texts is in a file `*-text.ts`, which the tests of texts read', () => {
  const places = Object.keys(otherSources).filter((path) =>
    otherSources[path]?.includes('Catalogue<'),
  );
  // The type, and plural forms of one word.
  expect(places.toSorted()).toEqual(['./language.ts', './tap-word.ts']);
});
