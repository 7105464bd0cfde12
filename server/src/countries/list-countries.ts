import countries from '@bold/openapi/catalogue/countries.json' with { type: 'json' };
import type { Handler } from '../contract/handler.ts';

// Frozen, because a frozen response is validated and serialized only once (`isConstant`).
Object.freeze(countries);

/** Returns all countries and territories of ISO 3166-1 from the catalogue. */
export const listCountries: Handler<'listCountries'> = () => countries;
