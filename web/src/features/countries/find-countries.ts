import type { Country } from '@bold/sdk';
import type { Language } from '@bold/sdk/game';
import { countryName, regionName } from '../../lib/country-name.ts';

export type NamedCountry = {
  readonly id: string;
  readonly name: string;
  /** The normalized texts that `findCountries` searches. */
  readonly searchTexts: readonly string[];
};

/** Everyday names of countries, by country code. Browsers do not have these names. */
const everydayNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Объединённые Арабские Эмираты'],
  BY: ['Белоруссия'],
  CI: ['Ivory Coast'],
  CZ: ['Czech Republic'],
  GB: ['Great Britain', 'England', 'Англия'],
  KG: ['Кыргызстан'],
  KP: ['Северная Корея'],
  KR: ['Южная Корея'],
  MD: ['Молдавия'],
  NL: ['Holland', 'Голландия'],
  SZ: ['Swaziland', 'Свазиленд'],
  TM: ['Туркмения'],
  TR: ['Turkey'],
  US: ['USA', 'America', 'United States of America', 'Америка', 'Соединённые Штаты Америки'],
  ZA: ['ЮАР'],
};

/** The plain forms of letters that Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = { đ: 'd', ı: 'i', ł: 'l', ø: 'o' };

/** Returns the words of a text in lower case and without accents. A space precedes each word. */
function normalize(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đıłø]/g, (letter) => plainLetters[letter] ?? letter);
  return ` ${words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
}

/** Adds the name in `language` to each country. Sorts the countries by this name. */
export function nameCountries(countries: readonly Country[], language: Language): NamedCountry[] {
  const { compare } = new Intl.Collator(language);
  return countries
    .map((country) => {
      const { id } = country;
      const name = countryName(country, language);
      const shortNames = [regionName(id, language, 'short'), regionName(id, 'en', 'short')];
      const texts = [name, country.name, ...shortNames, ...(everydayNames[id] ?? []), id];
      return { id, name, searchTexts: [...new Set(texts.map(normalize))] };
    })
    .sort((one, other) => compare(one.name, other.name));
}

/** Returns the countries whose name or code contains `text` at the start of a word. Exact matches come first. */
export function findCountries(countries: readonly NamedCountry[], text: string): NamedCountry[] {
  const query = normalize(text);
  const isExact = ({ searchTexts }: NamedCountry) => searchTexts.includes(query);
  return countries
    .filter(({ searchTexts }) => searchTexts.some((searched) => searched.includes(query)))
    .sort((one, other) => Number(isExact(other)) - Number(isExact(one)));
}
