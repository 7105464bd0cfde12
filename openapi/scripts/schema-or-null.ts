import type { OpenApiDocument, Schema } from './document.ts';
import { resolveReference } from './resolve-reference.ts';

/**
 * Returns a copy of X if the schema has the form `anyOf: [X, null]`, otherwise undefined. The copy also has the
 * keywords beside the `$ref` of X and the keywords beside `anyOf`.
 */
export function schemaOrNull(
  document: OpenApiDocument,
  { anyOf, ...others }: Schema,
): Schema | undefined {
  const [only, ...more] = anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (only === undefined || more.length > 0) return undefined;
  const { $ref: _, ...beside } = only;
  return { ...resolveReference(document, only), ...beside, ...others };
}
