import { createContext, useContext } from 'react';

export type Language = 'en' | 'ru';

export type Catalogue<Texts> = Readonly<Record<Language, Texts>>;

/** The text for each plural form. `other` is used for missing forms. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Translations of the server's texts, by language and English text. */
export type Translations = Readonly<
  Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>
>;

const LanguageContext = createContext<Language>('en');

export const LanguageProvider = LanguageContext.Provider;

/** Returns the language for an IETF language code of Telegram, such as `ru` or `pt-br`; English by default. */
export function languageOf(code: string | undefined): Language {
  return code?.toLowerCase().split('-')[0] === 'ru' ? 'ru' : 'en';
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[useLanguage()];
}

/** Returns the text for `count` by the plural rules of `language` (`Intl.PluralRules`). */
export function pluralForm(language: Language, count: number, forms: PluralForms): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}

/** Translates an English text of the server. Returns the text unchanged if there is no translation. */
export function translate(english: string, language: Language, to: Translations): string {
  return language === 'en' ? english : (to[language][english] ?? english);
}
