import type { Language } from '@bold/sdk/game';
import { type Catalogue, pluralForm } from './language.ts';

const words: Catalogue<(count: number) => string> = {
  en: (count) => pluralForm('en', count, { one: 'tap', other: 'taps' }),
  ru: (count) => pluralForm('ru', count, { one: 'тап', few: 'тапа', other: 'тапов' }),
};

/** Returns the word for "tap" in the given language, in the singular or plural form that fits `count`. */
export function tapWord(language: Language, count: number): string {
  return words[language](count);
}
