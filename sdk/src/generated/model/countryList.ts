/**
 * Generated from the contract, never edited.
 */
import type { Country } from './country.ts';

/**
 * All countries, ascending by name.
 * @minItems 1
 * @maxItems 300
 */
export type CountryList = Country[];
