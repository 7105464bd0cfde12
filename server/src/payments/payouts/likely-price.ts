import type { Deps } from '../../deps.ts';
import { dollarsText } from '../../ledger/amount-text.ts';
import { findLastPrice } from './payouts-repository.ts';

const maxJump = 0.2;

/**
 * Throws if the price of one TON differs by more than 20 % from the last price of a payout. If no payout has a price or
 * if `isJumpAccepted` is true, accepts every price.
 * @param tonPriceMicros The price of one TON in micro-dollars.
 */
export async function requireLikelyPrice(
  db: Deps['db'],
  tonPriceMicros: number,
  isJumpAccepted: boolean,
): Promise<void> {
  const last = await findLastPrice(db);
  if (last === null || isJumpAccepted) return;
  if (Math.abs(tonPriceMicros - last) <= last * maxJump) return;
  throw new Error(
    `The last payouts were paid at ${dollarsText(last)} per TON, and ${dollarsText(tonPriceMicros)} is more than 20 % away: check the price, or add --accept-price.`,
  );
}
