import { type Catalogue, type Language, type PluralForms, pluralForm } from './language.ts';

const forms: Catalogue<PluralForms> = {
  en: { one: 'tap', other: 'taps' },
  ru: { one: 'тап', few: 'тапа', other: 'тапов' },
};

/** Returns the word for taps that follows an integer, in the plural form of the language. */
export function tapWord(language: Language, count: number): string {
  return pluralForm(language, count, forms[language]);
}
