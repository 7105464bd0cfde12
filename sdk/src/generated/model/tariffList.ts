/**
 * Generated from the contract, never edited.
 */
import type { Tariff } from './tariff.ts';

/**
 * All offers in all currencies. A client lists those that are published and in the chosen currency.
 * @maxItems 1000
 */
export type TariffList = Tariff[];
