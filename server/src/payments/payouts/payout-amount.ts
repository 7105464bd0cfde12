const nanoPerTon = 1_000_000_000n;

/** Converts micro-dollars to nano-TON, rounded down. `tonPriceMicros` is the price of one TON. */
export function payoutNano(micros: number, tonPriceMicros: number): number {
  return Number((BigInt(micros) * nanoPerTon) / BigInt(tonPriceMicros));
}
