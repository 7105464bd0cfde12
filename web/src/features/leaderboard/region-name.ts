import type { Language } from '../../lib/language.ts';

const names = new Map<Language, Intl.DisplayNames>();

/** A country's name in the player's language, by its ISO 3166-1 code; the code itself where the browser has none. */
export function regionName(countryId: string, language: Language): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, known);
  return known.of(countryId) ?? countryId;
}
