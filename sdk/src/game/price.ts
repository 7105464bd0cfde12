/** What a player can pay with; `TAPS` is a currency too, but buys nothing. */
export type PaymentCurrency = 'STARS' | 'TON' | 'DOLLARS';

/** The gateway that sells where none was chosen: Stars (spec §3). */
export const defaultPaymentCurrency: PaymentCurrency = 'STARS';

const nanoPerUnit = 1_000_000_000n;

/** The smallest amount that can be paid, in billionths: a whole Star, one nano-TON, a cent. */
const smallestNano: Record<PaymentCurrency, bigint> = {
  STARS: nanoPerUnit,
  TON: 1n,
  DOLLARS: nanoPerUnit / 100n,
};

/**
 * A price before rounding: points × rate, exact to the billionth (decisions §6).
 * `points` is a whole number, `rate` the currency's units per tap as `GET /payment/exchange-rate` has it.
 */
export function basePrice(points: number, rate: number): number {
  return fromNano(nanoPrice(points, rate));
}

/** What is paid: the base price rounded up to whole Stars, nano-TON or cents (decisions §6). */
export function payablePrice(points: number, rate: number, currency: PaymentCurrency): number {
  const step = smallestNano[currency];
  const steps = (nanoPrice(points, rate) + step - 1n) / step;
  return fromNano(steps * step);
}

/** The taps credited: points × (1 + bonus / 100), rounded down (decisions §6). */
export function creditedPoints(points: number, bonusPercents: number): number {
  return Math.floor((points * (100 + bonusPercents)) / 100);
}

// Floating point would make 0.003 × 100 a little more than 0.3, and the price one nano-TON too high.
function nanoPrice(points: number, rate: number): bigint {
  return BigInt(points) * BigInt(Math.round(rate * Number(nanoPerUnit)));
}

function fromNano(nano: bigint): number {
  return Number(nano) / Number(nanoPerUnit);
}
