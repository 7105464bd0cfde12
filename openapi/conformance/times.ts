export const secondMs = 1_000;
export const dayMs = 86_400_000;
export const hourSeconds = 3_600;
export const daySeconds = 86_400;

/** Returns the current time as a Unix timestamp, in seconds. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / secondMs);
}
