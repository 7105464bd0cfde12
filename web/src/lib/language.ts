import type { Language } from '@bold/sdk/game';
import { createContext, useContext } from 'react';

export type Catalogue<Texts> = Readonly<Record<Language, Texts>>;

/** The plural forms that a word has in each language, apart from `other` (CLDR, integers alone). */
type FormNames = { en: 'one'; ru: 'one' | 'few' };

/** Translations of the server's texts, by language and English text. */
export type Translations = Readonly<
  Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>
>;

const LanguageContext = createContext<Language>('en');

export const LanguageProvider = LanguageContext.Provider;

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[useLanguage()];
}

/** Returns the text for `count` by the plural rules of `language` (`Intl.PluralRules`). */
export function pluralForm<L extends Language>(
  language: L,
  count: number,
  forms: Readonly<Record<FormNames[L] | 'other', string>>,
): string {
  const byRule: { readonly [rule: string]: string } = forms;
  return byRule[new Intl.PluralRules(language).select(count)] ?? forms.other;
}

/** Translates an English text of the server. Returns the text unchanged if there is no translation. */
export function translate(english: string, language: Language, to: Translations): string {
  return language === 'en' ? english : (to[language][english] ?? english);
}
