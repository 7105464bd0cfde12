import catalogue from '@bold/openapi/catalogue/countries.json' with { type: 'json' };
import { getListCountriesMockHandler } from '@bold/sdk/msw';
import type { HttpHandler } from 'msw';
import type { Answers } from './backend.ts';
import { Problem } from './problem.ts';

/** The handler of the tag `countries`. */
export function countries(answer: Answers): HttpHandler[] {
  return [getListCountriesMockHandler(answer('listCountries', () => catalogue))];
}

/** Throws COUNTRY_NOT_FOUND unless there is a country with the id. */
export function requireCountry(id: string): void {
  if (!catalogue.some((country) => country.id === id)) {
    throw new Problem('COUNTRY_NOT_FOUND', `No country has the id ${id}.`);
  }
}
