import type { Language } from './language.ts';

const names = new Map<Language, Intl.DisplayNames>();

/**
 * A country's name in the player's language: English as the contract spells it, else as the browser
 * knows the code.
 */
export function countryName(country: { id: string; name: string }, language: Language): string {
  if (language === 'en') return country.name;
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, known);
  const name = known.of(country.id);
  // A browser without the language, or without the code, answers the code itself.
  return name === undefined || name === country.id ? country.name : name;
}
