import type { Country } from '@bold/sdk';
import { countryName } from '../../lib/country-name.ts';
import type { Language } from '../../lib/language.ts';

export type NamedCountry = {
  readonly id: string;
  readonly name: string;
  /** The name in the player's language, the contract's name and the code, normalized for the search. */
  readonly searchText: string;
};

/** Returns the words of a text in lower case and without accents, with a space before each. */
function normalize(text: string): string {
  const words = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
}

/** Returns the countries with their names in a language, sorted by these names. */
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

/** Returns the countries with a name or a code in which a word begins with the text. An empty text matches all. */
export function findCountries(countries: readonly NamedCountry[], text: string): NamedCountry[] {
  const query = normalize(text);
  return countries.filter(({ searchText }) => searchText.includes(query));
}
