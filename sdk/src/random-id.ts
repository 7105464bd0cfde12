/**
 * Returns 128 random bits: eight numbers of up to five digits, joined by hyphens. Pages with `http://` have no
 * `crypto.randomUUID`.
 */
export function randomId(): string {
  return crypto.getRandomValues(new Uint16Array(8)).join('-');
}
