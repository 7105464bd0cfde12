const nanoPerTon = 1_000_000_000n;

/** Converts micro-dollars to nano-TON, rounded down. `tonPriceMicros` is the price of one TON. */
export function payoutNano(micros: number, tonPriceMicros: number): number {
  return Number((BigInt(micros) * nanoPerTon) / BigInt(tonPriceMicros));
}

/** Returns the price of one TON, in micro-dollars, at which `nano` nano-TON are worth `micros` micro-dollars. */
export function paidPriceMicros(micros: number, nano: number): number {
  return Number((BigInt(micros) * nanoPerTon) / BigInt(nano));
}

/** Returns the fewest micro-dollars from which `payoutNano` computes `nano`: exact below 1000 dollars per TON. */
export function paidMicros(nano: number, tonPriceMicros: number): number {
  return Number((BigInt(nano) * BigInt(tonPriceMicros) + nanoPerTon - 1n) / nanoPerTon);
}
