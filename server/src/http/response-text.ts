import { createHash } from 'node:crypto';

type ConstantText = { text: Buffer; etag: string };

const cache = new WeakMap<object, ConstantText>();

/** Serializes a body as JSON. Serializes even `null`, because Koa would send 204 for the value `null`. */
export function responseText(body: unknown): string {
  return JSON.stringify(body);
}

/** Returns the serialized form of a frozen body. Each body is serialized only once. */
export function constantText(body: object): ConstantText {
  const known = cache.get(body);
  if (known) return known;
  const text = Buffer.from(JSON.stringify(body));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const made = { text, etag };
  cache.set(body, made);
  return made;
}

export function isConstant(body: unknown): body is object {
  return typeof body === 'object' && body !== null && Object.isFrozen(body);
}
