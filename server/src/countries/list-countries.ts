import countries from '@bold/openapi/catalogue/countries.json' with { type: 'json' };
import type { Handler } from '../http/handler.ts';

// It never changes, so it is checked and written only once.
Object.freeze(countries);

/** All countries and territories of ISO 3166-1, as the catalogue has them. */
export const listCountries: Handler<'listCountries'> = () => countries;
