export const hourSeconds = 3_600;

/** Returns the current time as a Unix timestamp, in seconds. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
