import type { Language } from '../../lib/language.ts';

const names = new Map<Language, Intl.DisplayNames>();

/** Returns a country's name by its ISO 3166-1 code, or the code if the browser has no name. */
export function regionName(countryId: string, language: Language): string {
  const displayNames = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, displayNames);
  return displayNames.of(countryId) ?? countryId;
}
