import type { Example, OpenApiDocument, Schema } from './document.ts';
import { schemaOrNull } from './schema-or-null.ts';

/**
 * Converts a document from OpenAPI 3.1 to 3.0.3. Drops `dependentRequired`, which 3.0 lacks, but keeps all other rules
 * for values.
 */
export function downConvert(document: OpenApiDocument): Record<string, unknown> {
  const { openapi, info, ...rest } = document;
  const { summary, license, ...about } = info;
  const url = `https://spdx.org/licenses/${license?.identifier}.html`;
  return {
    openapi: '3.0.3',
    info: { ...about, ...(license && { license: { name: license.name, url } }) },
    ...(convert(document, rest) as object),
  };
}

/** Matches the names of members that are not converted, because they contain no schemas. */
const valueMembers = /^(?:example|examples|value|x-.*)$/;

function convert(document: OpenApiDocument, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => convert(document, one));
  if (typeof value !== 'object' || value === null) return value;
  // In 3.0 `nullable` must be beside the type, so a referenced schema is copied to where null is allowed.
  const copied = schemaOrNull(document, value as Schema);
  const schema = copied ? { ...copied, nullable: true } : value;
  return convertKeywords(
    Object.fromEntries(
      Object.entries(schema).map(([key, part]) => [key, convertMember(document, key, part)]),
    ),
  );
}

function convertMember(document: OpenApiDocument, key: string, part: unknown): unknown {
  if (valueMembers.test(key)) return part;
  if (key !== 'properties') return convert(document, part);
  // A property may have the name of a keyword.
  return Object.fromEntries(
    Object.entries(part as object).map(([name, schema]) => [name, convert(document, schema)]),
  );
}

/** Converts the schema keywords that differ between OpenAPI 3.1 and 3.0. */
function convertKeywords(schema: Schema): Schema {
  const {
    $ref,
    type,
    const: only,
    exclusiveMinimum,
    dependentRequired,
    examples,
    ...rest
  } = schema;
  if ($ref !== undefined)
    // Readers of 3.0 ignore the other keywords beside `$ref`.
    return Object.keys(rest).length === 0 ? { $ref } : { ...rest, allOf: [{ $ref }] };
  return {
    ...rest,
    ...(type !== undefined && { type }),
    ...(Array.isArray(type) && { type: type.find((one) => one !== 'null'), nullable: true }),
    ...(examples !== undefined && shownExamples(examples)),
    ...(only !== undefined && { enum: [only] }),
    ...(typeof exclusiveMinimum === 'number' && {
      minimum: exclusiveMinimum,
      exclusiveMinimum: true,
    }),
  } as Schema;
}

/** Returns only the first example of a schema, or all non-null examples of a media type. */
function shownExamples(examples: unknown): Schema {
  if (Array.isArray(examples)) return { example: examples[0] };
  // Some readers reject null examples.
  const shown = Object.entries(examples as Record<string, Example>).filter(
    ([, { value }]) => value !== null,
  );
  return { examples: Object.fromEntries(shown) };
}
