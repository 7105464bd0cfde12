import { rateOf } from '../catalogue.ts';

const microsPerDollar = 1e6;
const nanoPerTon = 1e9;

/**
 * Converts a reward from micro-dollars to nano-TON, by the catalogue's prices of a tap in dollars and in TON, rounded
 * down.
 */
export function payoutNano(micros: number): number {
  const microsPerTap = BigInt(Math.round(rateOf('DOLLARS') * microsPerDollar));
  const nanoPerTap = BigInt(Math.round(rateOf('TON') * nanoPerTon));
  return Number((BigInt(micros) * nanoPerTap) / microsPerTap);
}
