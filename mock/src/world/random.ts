/** An object with the state of a random generator. */
export type Seeded = {
  /** The generator's state, an unsigned 32-bit number. */
  random: number;
};

/** Returns the next random number, at least 0 and below 1 (mulberry32). Updates the generator's state. */
export function nextRandom(seeded: Seeded): number {
  seeded.random = (seeded.random + 0x6d2b79f5) >>> 0;
  let mixed = seeded.random;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** Returns a random integer from `low` to `high`, both included. */
export function randomInteger(seeded: Seeded, low: number, high: number): number {
  return low + Math.floor(nextRandom(seeded) * (high - low + 1));
}

/** Returns a random item of the list. Throws a RangeError if the list is empty. */
export function pick<T>(seeded: Seeded, items: readonly T[]): T {
  const index = randomInteger(seeded, 0, items.length - 1);
  if (!(index in items)) throw new RangeError('There is nothing to pick from.');
  return items[index] as T;
}

/** Returns `length` random lower-case letters and digits. */
export function randomToken(seeded: Seeded, length: number): string {
  const alphabet = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
  return Array.from({ length }, () => pick(seeded, alphabet)).join('');
}
