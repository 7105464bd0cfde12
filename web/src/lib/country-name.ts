import type { Language } from './language.ts';

const names = new Map<Language, Intl.DisplayNames>();

/** Returns a country's name by its ISO 3166-1 code, or the code if the browser has no name. */
export function regionName(countryId: string, language: Language): string {
  const displayNames = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, displayNames);
  return displayNames.of(countryId) ?? countryId;
}

/** Returns a country's name in the player's language: the contract's in English, the browser's in others. */
export function countryName(country: { id: string; name: string }, language: Language): string {
  if (language === 'en') return country.name;
  const name = regionName(country.id, language);
  // A browser that does not know the language or the code returns the code.
  return name === country.id ? country.name : name;
}
