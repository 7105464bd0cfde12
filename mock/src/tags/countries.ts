import catalogue from '@bold/openapi/catalogue/countries.json' with { type: 'json' };
import { Problem } from '@bold/sdk/contract';
import type { TagHandlers } from '../http/handler.ts';

export const countries: TagHandlers<'countries'> = {
  listCountries: () => catalogue,
};

/** Throws COUNTRY_NOT_FOUND unless the catalogue has a country with the id. */
export function requireCountry(id: string): void {
  if (!catalogue.some((country) => country.id === id)) {
    throw new Problem('COUNTRY_NOT_FOUND', `No country has the id ${id}.`);
  }
}
