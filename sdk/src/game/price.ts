/** The currencies in which a purchase can be paid. The contract's `TAPS` is not one of them. */
export type PaymentCurrency = 'STARS' | 'TON' | 'DOLLARS';

const nanoPerUnit = 1_000_000_000n;

/** The smallest payable amount of each currency, in billionths of a Star, a TON or a dollar. */
const smallestNano: Record<PaymentCurrency, bigint> = {
  STARS: nanoPerUnit,
  TON: 1n,
  DOLLARS: nanoPerUnit / 100n,
};

/**
 * Returns the price before rounding: points × rate, exact to a billionth of the currency's unit (decisions §6).
 * @param points The number of taps without the bonus. It must be an integer.
 * @param rate The price of one tap, as `GET /payment/exchange-rate` returns it.
 *
 * @example
 * basePrice(101, 0.5); // 50.5
 */
export function basePrice(points: number, rate: number): number {
  return fromNano(nanoPrice(points, rate));
}

/**
 * Returns the price to pay: the base price rounded up to whole Stars, nano-TON or cents (decisions §6).
 *
 * @example
 * payablePrice(101, 0.5, 'STARS'); // 51
 */
export function payablePrice(points: number, rate: number, currency: PaymentCurrency): number {
  const step = smallestNano[currency];
  const steps = (nanoPrice(points, rate) + step - 1n) / step;
  return fromNano(steps * step);
}

/**
 * Returns the taps that a purchase credits: points × (1 + bonus / 100), rounded down (decisions §6).
 *
 * @example
 * creditedPoints(999, 5); // 1_048
 */
export function creditedPoints(points: number, bonusPercents: number): number {
  return Math.floor((points * (100 + bonusPercents)) / 100);
}

// Calculates with integers: as floating-point numbers 0.003 × 100 is a little more than 0.3, and the price would be one
// nano-TON too high.
function nanoPrice(points: number, rate: number): bigint {
  return BigInt(points) * BigInt(Math.round(rate * Number(nanoPerUnit)));
}

function fromNano(nano: bigint): number {
  return Number(nano) / Number(nanoPerUnit);
}
