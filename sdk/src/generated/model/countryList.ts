/**
 * Generated from the contract, never edited.
 */
import type { Country } from './country.ts';

/**
 * All countries, ascending by name, in the order of `catalogue/countries.json`.
 * @minItems 1
 * @maxItems 300
 */
export type CountryList = Country[];
