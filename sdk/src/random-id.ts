/** Returns 128 random bits as four numbers with hyphens. Pages with `http://` have no `crypto.randomUUID`. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
