/**
 * Follows local references (`#/components/…`) to their target. Returns a value without `$ref` unchanged.
 * @throws An Error for a reference without a target.
 */
export function resolveReference<T extends { $ref?: string }>(document: object, value: T): T {
  if (value.$ref === undefined) return value;
  const target = valueAt(document, value.$ref.replace(/^#/, ''));
  if (target === undefined) throw new Error(`${value.$ref} does not exist in the document.`);
  return resolveReference(document, target as T);
}

/** Returns the value at a JSON pointer (RFC 6901), or undefined if there is no value. */
export function valueAt(document: unknown, pointer: string): unknown {
  let target = document;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    target = typeof target === 'object' && target !== null ? Reflect.get(target, key) : undefined;
  }
  return target;
}
