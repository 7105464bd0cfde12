import type { Country } from '@bold/sdk';
import { countryName } from '../../lib/country-name.ts';
import type { Language } from '../../lib/language.ts';

export type NamedCountry = {
  readonly id: string;
  readonly name: string;
  /**
   * The text that `findCountries` searches, normalized. It contains the name in the player's language, the API's
   * English name and the country code.
   */
  readonly searchText: string;
};

/** Returns the words of a text in lower case and without accents. A space precedes each word. */
function normalize(text: string): string {
  const words = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
}

/** Adds to each country its name in `language`. Sorts the countries by this name. */
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

/** Returns the countries whose name or code has a word that begins with `text`. An empty text finds all countries. */
export function findCountries(countries: readonly NamedCountry[], text: string): NamedCountry[] {
  const query = normalize(text);
  return countries.filter(({ searchText }) => searchText.includes(query));
}
