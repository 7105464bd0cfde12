import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createValidator } from '../scripts/checks/create-validator.ts';
import type { OpenApiDocument, PlacedOperation, Schema } from '../scripts/document.ts';
import { operationsOf } from '../scripts/document.ts';
import { resolveReference } from '../scripts/resolve-reference.ts';

const contractFolder = join(import.meta.dirname, '..');

/** Reads a JSON file below `openapi/`, such as `catalogue/levels.json`. */
export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(contractFolder, path), 'utf8')) as T;
}

/** The bundle that other teams use, read from `dist/`. */
export const contract = readJson<OpenApiDocument>('dist/openapi.json');
const violations = createValidator(contract);

/** Returns a component schema. Throws an Error if the schema does not exist. */
export function schemaOf(name: string): Schema {
  const schema = contract.components.schemas[name];
  if (!schema) throw new Error(`There is no schema ${name}.`);
  return schema;
}

/** Returns the names of a schema's properties, sorted. */
export function fieldsOf(name: string): string[] {
  return Object.keys(schemaOf(name).properties ?? {}).sort();
}

/** Returns true if a value is valid against a component schema. */
export function fits(name: string, value: unknown): boolean {
  return violations({ $ref: `#/components/schemas/${name}` }, value).length === 0;
}

/** Returns the names of a schema's properties that accept null, sorted. */
export function nullableFieldsOf(name: string): string[] {
  return Object.entries(schemaOf(name).properties ?? {})
    .filter(([, schema]) => violations(schema, null).length === 0)
    .map(([field]) => field)
    .sort();
}

/** Returns the operation at `place`, such as `GET /level`. Throws an Error if the operation does not exist. */
export function operationAt(place: string): PlacedOperation['operation'] {
  const found = operationsOf(contract).find(
    ({ method, path }) => `${method.toUpperCase()} ${path}` === place,
  );
  if (!found) throw new Error(`There is no operation ${place}.`);
  return found.operation;
}

/** Returns an operation's parameters except Idempotency-Key, such as `query level_id?`. `?` means optional. */
export function parametersOf(place: string): string[] {
  return (operationAt(place).parameters ?? [])
    .map((parameter) => resolveReference(contract, parameter))
    .filter(({ name }) => name !== 'Idempotency-Key')
    .map(({ name, required, in: where }) => `${where} ${name}${required ? '' : '?'}`);
}

/** Returns the name of the schema of the request body, or undefined if there is no named schema. */
export function bodyOf(place: string): string | undefined {
  return nameOf(operationAt(place).requestBody?.content['application/json']?.schema);
}

/** Returns the name of the schema of the 200 response, or undefined if there is no named schema. */
export function responseOf(place: string): string | undefined {
  return nameOf(operationAt(place).responses['200']?.content?.['application/json']?.schema);
}

function nameOf(schema: Schema | undefined): string | undefined {
  return schema?.$ref?.split('/').at(-1);
}

export function exampleOf(place: string): unknown {
  const content = operationAt(place).responses['200']?.content?.['application/json'];
  return Object.values(content?.examples ?? {})[0]?.value;
}
