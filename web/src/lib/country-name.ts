import type { Language } from './language.ts';

const names = new Map<Language, Intl.DisplayNames>();

/**
 * Returns a country's name in the player's language: the contract's in English, the browser's in others.
 */
export function countryName(country: { id: string; name: string }, language: Language): string {
  if (language === 'en') return country.name;
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, known);
  const name = known.of(country.id);
  // A browser that does not know the language or the code returns the code.
  return name === undefined || name === country.id ? country.name : name;
}
