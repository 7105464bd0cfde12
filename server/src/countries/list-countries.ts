import countries from '@bold/openapi/catalogue/countries.json' with { type: 'json' };
import type { Handler } from '../contract/handler.ts';

// Frozen, because a frozen response is validated and serialized only once (`isConstant`).
Object.freeze(countries);

/** Returns the catalogue's list of all countries and territories (ISO 3166-1). */
export const listCountries: Handler<'listCountries'> = () => countries;
