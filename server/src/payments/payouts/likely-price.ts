import type { Deps } from '../../deps.ts';
import { dollarsText } from '../../ledger/amount-text.ts';
import { findLastPrice } from './payouts-repository.ts';

const maxJump = 0.2;

/** Throws if `isJumpAccepted` is false and the TON price has changed by more than 20 % since the last payout. */
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
