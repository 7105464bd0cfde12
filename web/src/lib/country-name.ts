import type { Language } from './language.ts';

const names = new Map<string, Intl.DisplayNames>();

/**
 * Returns the country's name in `language`. If the browser has no name for the country, returns the country code.
 * @param style `short` for a short name, for example "UK", if the country has one
 */
export function regionName(
  countryId: string,
  language: Language,
  style: 'long' | 'short' = 'long',
): string {
  const key = `${language} ${style}`;
  const displayNames =
    names.get(key) ?? new Intl.DisplayNames([language], { type: 'region', style });
  names.set(key, displayNames);
  return displayNames.of(countryId) ?? countryId;
}

/**
 * Returns a country's name in the given language, as the browser knows it. If the language is English or the browser
 * has no name, returns the English name from the API.
 */
export function countryName(country: { id: string; name: string }, language: Language): string {
  if (language === 'en') return country.name;
  const name = regionName(country.id, language);
  // A browser that does not know the language or the code returns the code.
  return name === country.id ? country.name : name;
}
