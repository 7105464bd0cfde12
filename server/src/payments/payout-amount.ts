import { rateOf } from './catalogue.ts';

const microsPerDollar = 1e6;
const nanoPerTon = 1e9;

/**
 * What a reward of so many micro-dollars is in nano-TON, by the catalogue's rates of a tap in dollars and in TON, rounded down:
 * less than a nano-TON stays with the house.
 */
export function payoutNano(micros: number): number {
  const microsPerTap = BigInt(Math.round(rateOf('DOLLARS') * microsPerDollar));
  const nanoPerTap = BigInt(Math.round(rateOf('TON') * nanoPerTon));
  return Number((BigInt(micros) * nanoPerTap) / microsPerTap);
}
