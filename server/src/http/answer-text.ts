const cache = new WeakMap<object, Buffer>();

/**
 * An answer's JSON. One that never changes, a frozen one such as the catalogue's, is written only once; `null` is
 * text too, so that it answers `null` and not 204.
 */
export function answerText(body: unknown): string | Buffer {
  if (!isConstant(body)) return JSON.stringify(body);
  const text = cache.get(body) ?? Buffer.from(JSON.stringify(body));
  cache.set(body, text);
  return text;
}

/** Whether an answer is the same for ever. */
export function isConstant(body: unknown): body is object {
  return typeof body === 'object' && body !== null && Object.isFrozen(body);
}
