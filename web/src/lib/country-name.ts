import type { Language } from '@bold/sdk/game';

const names = new Map<string, Intl.DisplayNames>();

/**
 * Returns the browser's name for a country, or the country code if the browser has none.
 * @param style `short` for a short name such as "UK", if the country has one
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
 * Returns a country's name in `language`, from the browser. Returns `country.name` if `language` is English or if the
 * browser does not know the name.
 */
export function countryName(country: { id: string; name: string }, language: Language): string {
  if (language === 'en') return country.name;
  const name = regionName(country.id, language);
  // A browser that does not know the language or the code returns the code.
  return name === country.id ? country.name : name;
}
