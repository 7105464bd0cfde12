/**
 * Generated from the contract, never edited.
 */
import type { PayoutId } from './payoutId.ts';

export type GetMyPayoutsParams = {
/**
 * The id of a payout of the caller. `paid` then has the payouts before it. Without it, `paid` begins with the last one.
 */
before?: PayoutId;
};
