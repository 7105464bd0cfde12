import { type Catalogue, type Language, type PluralForms, pluralForm } from './language.ts';

const forms: Catalogue<PluralForms> = {
  en: { one: 'tap', other: 'taps' },
  ru: { one: 'тап', few: 'тапа', other: 'тапов' },
};

/** Returns the word for "tap" in the given language, in the singular or plural form that fits `count`. */
export function tapWord(language: Language, count: number): string {
  return pluralForm(language, count, forms[language]);
}
