import type { Country } from '@bold/sdk';
import { countryName } from '../../lib/country-name.ts';
import type { Language } from '../../lib/language.ts';

export type NamedCountry = {
  readonly id: string;
  readonly name: string;
  /** The country's name in the player's language, its name in the contract and its code, normalized for the search. */
  readonly searchText: string;
};

/** Returns the words of a text in lower case and without accents, with a space before each word. */
function normalize(text: string): string {
  const words = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
}

/** Adds to each country its name in `language`, and sorts the countries by this name. */
export function nameCountries(countries: readonly Country[], language: Language): NamedCountry[] {
  const { compare } = new Intl.Collator(language);
  return countries
    .map((country) => {
      const name = countryName(country, language);
      return {
        id: country.id,
        name,
        searchText: normalize(`${name} ${country.name} ${country.id}`),
      };
    })
    .sort((one, other) => compare(one.name, other.name));
}

/**
 * Returns the countries whose name or code contains a word that begins with `text`. An empty text matches all
 * countries.
 */
export function findCountries(countries: readonly NamedCountry[], text: string): NamedCountry[] {
  const query = normalize(text);
  return countries.filter(({ searchText }) => searchText.includes(query));
}
