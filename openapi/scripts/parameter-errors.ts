import type { FieldErrorExample, OpenApiDocument, Operation } from './document.ts';
import { resolveReference } from './resolve-reference.ts';

/**
 * Returns example errors for an operation without a body, in which the first parameter breaks the most specific rule of
 * its schema. Returns undefined for an operation with a body or without parameters.
 */
export function parameterErrors(
  document: OpenApiDocument,
  operation: Operation,
): FieldErrorExample[] | undefined {
  const [first] = operation.parameters ?? [];
  if (operation.requestBody || !first) return undefined;
  const parameter = resolveReference(document, first);
  const schema = resolveReference(document, parameter.schema ?? {});
  const code = ['enum', 'pattern', 'type'].find((keyword) => keyword in schema) ?? 'type';
  const pointer = `/${parameter.in}/${parameter.name?.toLowerCase()}`;
  return [{ pointer, code, message: 'The value violates the contract.' }];
}
