/**
 * Generated from the contract, never edited.
 */
import type { PayoutId } from './payoutId.ts';

export type GetMyPayoutsParams = {
/**
 * The id of a confirmed payout of the caller, else 404. `paid` then has the payouts before it. Without it, `paid` begins with the last one.
 */
before?: PayoutId;
};
