import type { Deps } from '../../deps.ts';
import { dollarsText, microsPerDollar } from '../../ledger/amount-text.ts';
import { largestRateChange, openPrices, rateOf } from '../prices.ts';
import { findLastPrice } from './payouts-repository.ts';

const maxJump = 0.2;

/** Returns true if the TON price `micros` is more than 20 % away from `last`. */
export const isJump = (micros: number, last: number) => Math.abs(micros - last) > last * maxJump;

/**
 * Throws if the TON price has changed by more than 20 % since the last payout. Does nothing if `isJumpAccepted` is
 * true.
 */
export async function requireLikelyPrice(
  db: Deps['db'],
  tonPriceMicros: number,
  isJumpAccepted: boolean,
): Promise<void> {
  const last = await findLastPrice(db);
  if (last === null || isJumpAccepted) return;
  if (!isJump(tonPriceMicros, last)) return;
  throw new Error(
    `The last payouts were paid at ${dollarsText(last)} per TON, and ${dollarsText(tonPriceMicros)} is more than 20 % away: check the price, or add --accept-price.`,
  );
}

/**
 * Returns a warning if taps cost over 20 % less in TON than in dollars at the given price of one TON, otherwise null.
 * Rewards are computed from the price in dollars, so such a purchase in TON could earn more rewards than the purchase
 * costs.
 */
export async function findCheapTon(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tonPriceMicros: number,
): Promise<string | null> {
  const invoice = db.selectFrom('payment').select('id').where('gateway', '=', 'ton').limit(1);
  if (!(await invoice.executeTakeFirst())) return null;
  const prices = await openPrices({ db, clock })();
  const rate = rateOf(prices, 'TON');
  const fair = (rateOf(prices, 'DOLLARS') * microsPerDollar) / tonPriceMicros;
  const share = rate / fair;
  if (share >= 1 - maxJump) return null;
  const force = fair / rate > largestRateChange ? ' --force' : '';
  return `Warning: taps are ${Math.round((1 - share) * 100)} % cheaper in TON than in dollars, so a purchase in TON can earn more rewards than it costs. Set the price, with the DATABASE_URL of the servers: npm run rates -- set TON ${Number(fair.toFixed(9))} --reason "…"${force}`;
}
