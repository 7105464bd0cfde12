import type { OpenApiDocument, Schema } from '../document.ts';
import { operationsOf } from '../document.ts';
import { resolveReference } from '../resolve-reference.ts';

/**
 * Checks the names, descriptions, numbers and patterns of schemas, and `additionalProperties` in bodies. Returns an
 * error message per violation.
 */
export function checkSchemas(document: OpenApiDocument): string[] {
  const faults: string[] = [];
  // Some tools skip validation if a document has `jsonSchemaDialect`.
  if (JSON.stringify(document).includes('"jsonSchemaDialect"'))
    faults.push('The document declares jsonSchemaDialect; remove it.');
  for (const { method, path, operation } of operationsOf(document)) {
    const place = `${method.toUpperCase()} ${path}`;
    const successes = Object.entries(operation.responses).filter(([status]) => status < '300');
    const media = [
      ...Object.values(operation.requestBody?.content ?? {}),
      ...successes.flatMap(([, r]) => Object.values(resolveReference(document, r).content ?? {})),
    ];
    if (media.some(({ schema }) => !schema?.$ref))
      faults.push(`${place} has a body or a success response without a named schema.`);
    for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
      for (const [name, object] of objectsIn(document, schema ?? {}))
        if (object.additionalProperties === undefined)
          faults.push(`${place}: ${name} in the body needs "additionalProperties: false".`);
  }
  for (const [name, schema] of Object.entries(document.components.schemas))
    faults.push(...schemaFaults(name, schema), ...discriminatorFaults(document, name, schema));
  return faults;
}

/** Returns an error message per member of `oneOf` that the mapping of the discriminator lacks, and the reverse. */
function discriminatorFaults(document: OpenApiDocument, name: string, schema: Schema): string[] {
  const { discriminator, oneOf = [] } = schema;
  if (!discriminator) return [];
  const { propertyName, mapping = {} } = discriminator;
  const members = oneOf.map(({ $ref = '' }) => $ref);
  const unmapped = oneOf.flatMap((member) => {
    const { $ref = '' } = member;
    const value = resolveReference(document, member).properties?.[propertyName]?.const;
    const own = $ref.split('/').at(-1);
    if (typeof value !== 'string')
      return [`${own}.${propertyName} needs a "const", as a member of ${name}.`];
    return mapping[value] === $ref
      ? []
      : [`${name} has no mapping of "${value}" to ${own}; add it to its discriminator.`];
  });
  const foreign = Object.entries(mapping)
    .filter(([, target]) => !members.includes(target))
    .map(
      ([value, target]) =>
        `${name} maps "${value}" to ${target.split('/').at(-1)}, which is not under "oneOf".`,
    );
  return [...unmapped, ...foreign];
}

function objectsIn(document: OpenApiDocument, schema: Schema): [string, Schema][] {
  const name = schema.$ref?.split('/').at(-1) ?? 'a part';
  const target = resolveReference(document, schema);
  const parts = [
    ...Object.values(target.properties ?? {}),
    ...(target.anyOf ?? []),
    ...(target.oneOf ?? []),
    ...(target.items ? [target.items] : []),
  ];
  const nested = parts.flatMap((part) => objectsIn(document, part));
  return target.type === 'object' ? [[name, target], ...nested] : nested;
}

function schemaFaults(name: string, schema: Schema): string[] {
  const faults: string[] = [];
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    faults.push(
      `The schema ${name} needs a name in PascalCase that no other file of openapi/schemas/ has.`,
    );
  if (!schema.description) faults.push(`The schema ${name} has no description.`);
  for (const [property, value] of Object.entries(schema.properties ?? {})) {
    if (!value.$ref && !value.description) faults.push(`${name}.${property} has no description.`);
    faults.push(...keywordFaults(`${name}.${property}`, value));
  }
  for (const property of schema.required ?? [])
    if (!(property in (schema.properties ?? {})))
      faults.push(`${name} requires ${property}, which is not under "properties".`);
  return [...faults, ...keywordFaults(name, schema)];
}

function keywordFaults(place: string, schema: Schema): string[] {
  const { type, format, pattern } = schema;
  // Generators for Go would use 32 bits.
  if (type === 'number' && format !== 'double')
    return [`The number ${place} needs "format: double".`];
  if (typeof pattern !== 'string') return [];
  try {
    new RegExp(pattern, 'u');
    return [];
  } catch {
    return [`The pattern of ${place} is not valid with the Unicode flag.`];
  }
}
