const nanoPerTon = 1_000_000_000n;

/** Converts micro-dollars to nano-TON, rounded down. `tonPriceMicros` is the price of one TON. */
export function payoutNano(micros: number, tonPriceMicros: number): number {
  return Number((BigInt(micros) * nanoPerTon) / BigInt(tonPriceMicros));
}

/** Returns the price of one TON, in micro-dollars, at which `nano` nano-TON are worth `micros` micro-dollars. */
export function paidPriceMicros(micros: number, nano: number): number {
  return Number((BigInt(micros) * nanoPerTon) / BigInt(nano));
}
