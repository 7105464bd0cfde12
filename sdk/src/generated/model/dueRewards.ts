/**
 * Generated from the contract, never edited.
 */
import type { PayoutHold } from './payoutHold.ts';

/**
 * Rewards that are old enough. The next payout of an operator pays them, unless there are `holds` or a payout is on its way.
 */
export interface DueRewards {
  /**
     * Dollars.
     * @minimum 0
     */
  dollars: number;
  /**
     * Why the caller would be paid nothing now, in the order of the enumeration, each reason once. While nothing is due or held, it is empty, or has OPERATOR alone if a payout is on its way.
     * @maxItems 6
     */
  holds: PayoutHold[];
}
