import type { OpenApiDocument, Schema } from './document.ts';
import { resolveReference } from './resolve-reference.ts';

/**
 * Returns the referenced schema X with the keywords beside the reference and beside `anyOf`, if a schema's `anyOf` is X
 * or null. Returns undefined for any other schema.
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
