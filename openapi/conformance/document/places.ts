import type { OpenApiDocument, Schema } from '../../scripts/document.ts';
import { resolveReference } from '../../scripts/resolve-reference.ts';

/** A field of a body. `names` are the property names on the path to the field. */
export type Place = { names: string[]; schema: Schema };

/** Returns every field of a body's schema, including the fields of nullable objects. */
export function placesOf(document: OpenApiDocument, schema: Schema, names: string[] = []): Place[] {
  const resolved = resolveReference(document, schema);
  const inner = (resolved.anyOf ?? [resolved]).map((one) => resolveReference(document, one));
  return inner.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, property]) => {
      const own = [...names, name];
      const place = { names: own, schema: resolveReference(document, property) };
      return [place, ...placesOf(document, property, own)];
    }),
  );
}

/** Returns a copy of a body with `value` in one field, or without this field if `value` is undefined. */
export function withValue(body: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  const object = typeof body === 'object' && body !== null ? body : {};
  const { [name]: old, ...others } = object as Record<string, unknown>;
  const changed = withValue(old, rest, value);
  return changed === undefined ? others : { ...others, [name]: changed };
}

/** Returns the value of a field, or undefined if the body does not contain the field. */
export function valueAt(body: unknown, names: string[]): unknown {
  return names.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    body,
  );
}
