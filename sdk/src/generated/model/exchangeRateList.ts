/**
 * Generated from the contract, never edited.
 */
import type { ExchangeRate } from './exchangeRate.ts';

/**
 * All rates.
 * @maxItems 100
 */
export type ExchangeRateList = ExchangeRate[];
