import { createContext, useContext } from 'react';

/** The languages that the whole interface is written in; English is the first. */
export type Language = 'en' | 'ru';

/** One feature's words in every language; the English ones decide which words there are. */
export type Catalogue<Words> = Readonly<Record<Language, Words>>;

/** One wording for each plural form of a language; `other` serves the forms that have none. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What servers say in English, in each other language. */
export type Translations = Readonly<
  Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>
>;

const LanguageContext = createContext<Language>('en');

export const LanguageProvider = LanguageContext.Provider;

/** The language for a messenger's language code (IETF, such as `ru` or `pt-br`): English where there is no other. */
export function languageOf(code: string | undefined): Language {
  return code?.toLowerCase().split('-')[0] === 'ru' ? 'ru' : 'en';
}

/** The language that the player reads. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** A feature's words in the player's language. */
export function useTexts<Words>(catalogue: Catalogue<Words>): Words {
  return catalogue[useLanguage()];
}

/** The wording that goes with a whole number in a language, by the rules of `Intl`. */
export function pluralForm(language: Language, count: number, forms: PluralForms): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}

/** What a server said in English, in the player's language; as it was said where there is no translation. */
export function translate(english: string, language: Language, to: Translations): string {
  return language === 'en' ? english : (to[language][english] ?? english);
}
