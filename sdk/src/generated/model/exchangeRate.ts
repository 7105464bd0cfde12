/**
 * Generated from the contract, never edited.
 */
import type { Currency } from './currency.ts';
import type { Id } from './id.ts';

/**
 * The amount of the target currency for one unit of the source currency.
 */
export interface ExchangeRate {
  id: Id;
  source_currency: Currency;
  target_currency: Currency;
  /**
     * The dollar value of a player's taps is this rate, TAPS to DOLLARS, multiplied by the taps.
     * @exclusiveMinimum 0
     */
  rate: number;
}
