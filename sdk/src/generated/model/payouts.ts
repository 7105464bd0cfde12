/**
 * Generated from the contract, never edited.
 */
import type { DueRewards } from './dueRewards.ts';
import type { HeldRewards } from './heldRewards.ts';
import type { PaidPayout } from './paidPayout.ts';
import type { PayoutId } from './payoutId.ts';
import type { SendingPayout } from './sendingPayout.ts';

/**
 * The rewards of the caller that are not paid, and the payouts. Every reward is in exactly one of `due`, `held`, `sending` and `paid`. Amounts in dollars have at most six decimals. A reward that was paid and whose purchase is then refunded is taken from later rewards; meanwhile no amount is below zero.
 */
export interface Payouts {
  due: DueRewards;
  /**
     * Rewards that are younger than the hold of the purchases that earned them, by the currency of these purchases. In ascending order of `first_until`.
     * @maxItems 3
     */
  held: HeldRewards[];
  /** The payout that is planned or sent, and that the chain has not confirmed. A player has one at a time. */
  sending: SendingPayout | null;
  /**
     * Payouts that the chain has confirmed, newest first.
     * @maxItems 20
     */
  paid: PaidPayout[];
  /** The `before` of the next page of `paid`; null on the last one. */
  next: PayoutId | null;
}
