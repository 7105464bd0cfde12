import type { Country } from '@bold/sdk';
import { countryName } from '../../lib/country-name.ts';
import type { Language } from '../../lib/language.ts';

/** A country with its name in the player's language. */
export type NamedCountry = {
  readonly id: string;
  readonly name: string;
  /** What a search looks into: both names and the code, as {@link plain} writes them. */
  readonly searched: string;
};

/** A text as words alone, without accents and capitals: so much must be the same to be found. */
function plain(text: string): string {
  const words = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
}

/** The contract's countries under their names in a language, ascending by them. */
export function nameCountries(countries: readonly Country[], language: Language): NamedCountry[] {
  const { compare } = new Intl.Collator(language);
  return countries
    .map((country) => {
      const name = countryName(country, language);
      return { id: country.id, name, searched: plain(`${name} ${country.name} ${country.id}`) };
    })
    .sort((one, other) => compare(one.name, other.name));
}

/** The countries in which a word begins with the searched text; all of them for an empty one. */
export function findCountries(countries: readonly NamedCountry[], text: string): NamedCountry[] {
  const wanted = plain(text);
  return countries.filter(({ searched }) => searched.includes(wanted));
}
