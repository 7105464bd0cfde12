import type { OpenApiDocument, Schema } from '../../scripts/document.ts';
import { resolveReference } from '../../scripts/resolve-reference.ts';

/** A place in a body: the property names that lead to it, and its schema. */
export type Place = {
  names: string[];
  schema: Schema;
  required: boolean;
};

/** Returns every place of a body's schema, including the places within nullable objects. */
export function placesOf(document: OpenApiDocument, schema: Schema, names: string[] = []): Place[] {
  const resolved = resolveReference(document, schema);
  const inner = (resolved.anyOf ?? [resolved]).map((one) => resolveReference(document, one));
  return inner.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, property]) => {
      const own = [...names, name];
      const schema = resolveReference(document, property);
      const place = { names: own, schema, required: required.includes(name) };
      return [place, ...placesOf(document, property, own)];
    }),
  );
}

/** Returns a copy of a body with another value at a place; undefined removes the place. */
export function withValue(body: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  const object = typeof body === 'object' && body !== null ? body : {};
  const { [name]: old, ...others } = object as Record<string, unknown>;
  const changed = withValue(old, rest, value);
  return changed === undefined ? others : { ...others, [name]: changed };
}

/** Returns the value at a place of a body, or undefined if the body has no value there. */
export function valueAt(body: unknown, names: string[]): unknown {
  return names.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    body,
  );
}
