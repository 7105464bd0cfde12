const cache = new WeakMap<object, Buffer>();

/**
 * Serializes a body. A frozen one, such as the catalogue's, is serialized only once; `null` becomes the text `null`,
 * because Koa would send 204 for it.
 */
export function responseText(body: unknown): string | Buffer {
  if (!isConstant(body)) return JSON.stringify(body);
  const text = cache.get(body) ?? Buffer.from(JSON.stringify(body));
  cache.set(body, text);
  return text;
}

/** Returns true if a body is frozen, which means that it never changes. */
export function isConstant(body: unknown): body is object {
  return typeof body === 'object' && body !== null && Object.isFrozen(body);
}
