import countries from '@bold/openapi/catalogue/countries.json' with { type: 'json' };
import { Problem } from '@bold/sdk/contract';

const known = new Set(countries.map(({ id }) => id));

/** Throws `COUNTRY_NOT_FOUND` unless a country has this id. */
export function requireCountry(id: string): void {
  if (!known.has(id)) throw new Problem('COUNTRY_NOT_FOUND', `No country has the id ${id}.`);
}
