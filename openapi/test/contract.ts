import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createValidator } from '../scripts/checks/create-validator.ts';
import type { OpenApiDocument, PlacedOperation, Schema } from '../scripts/document.ts';
import { operationsOf } from '../scripts/document.ts';
import { resolveReference } from '../scripts/resolve-reference.ts';

const room = join(import.meta.dirname, '..');

/** A JSON file of the room, such as `catalogue/levels.json`. */
export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(room, path), 'utf8')) as T;
}

/** The bundle that other teams take. */
export const contract = readJson<OpenApiDocument>('dist/openapi.json');
const violations = createValidator(contract);

/** A component schema; throws an Error if there is none of this name. */
export function schemaOf(name: string): Schema {
  const schema = contract.components.schemas[name];
  if (!schema) throw new Error(`There is no schema ${name}.`);
  return schema;
}

/** The names of a schema's properties, sorted. */
export function fieldsOf(name: string): string[] {
  return Object.keys(schemaOf(name).properties ?? {}).sort();
}

/** Whether a value fits a component schema. */
export function fits(name: string, value: unknown): boolean {
  return violations({ $ref: `#/components/schemas/${name}` }, value).length === 0;
}

/** Names of a schema's properties that accept null, sorted. */
export function nullableFieldsOf(name: string): string[] {
  return Object.entries(schemaOf(name).properties ?? {})
    .filter(([, schema]) => violations(schema, null).length === 0)
    .map(([field]) => field)
    .sort();
}

/** What stands at `GET /level` and the like; throws an Error if nothing does. */
export function operationAt(place: string): PlacedOperation['operation'] {
  const found = operationsOf(contract).find(
    ({ method, path }) => `${method.toUpperCase()} ${path}` === place,
  );
  if (!found) throw new Error(`There is no operation ${place}.`);
  return found.operation;
}

/** Parameters by place and name, as `query level_id?`, the question mark for an optional one; Idempotency-Key left out. */
export function parametersOf(place: string): string[] {
  return (operationAt(place).parameters ?? [])
    .map((parameter) => resolveReference(contract, parameter))
    .filter(({ name }) => name !== 'Idempotency-Key')
    .map(({ name, required, in: where }) => `${where} ${name}${required ? '' : '?'}`);
}

/** Name of the schema of the JSON body, undefined without one. */
export function bodyOf(place: string): string | undefined {
  return nameOf(operationAt(place).requestBody?.content['application/json']?.schema);
}

/** Name of the schema of the 200 answer. */
export function answerOf(place: string): string | undefined {
  return nameOf(operationAt(place).responses['200']?.content?.['application/json']?.schema);
}

function nameOf(schema: Schema | undefined): string | undefined {
  return schema?.$ref?.split('/').at(-1);
}

/** A value that fits the schema of the 200 answer: the first example. */
export function exampleOf(place: string): unknown {
  const content = operationAt(place).responses['200']?.content?.['application/json'];
  return Object.values(content?.examples ?? {})[0]?.value;
}
