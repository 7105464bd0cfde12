/**
 * Follows a local `$ref` (`#/components/…`) within a document until something else stands there; anything without a
 * `$ref` is answered as it is. Throws an Error that names a reference that leads nowhere.
 */
export function resolveReference<T extends { $ref?: string }>(document: object, value: T): T {
  if (value.$ref === undefined) return value;
  let target: unknown = document;
  for (const part of value.$ref.replace(/^#\//, '').split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    target = typeof target === 'object' && target !== null ? Reflect.get(target, key) : undefined;
  }
  if (target === undefined) throw new Error(`${value.$ref} leads nowhere.`);
  return resolveReference(document, target as T);
}
