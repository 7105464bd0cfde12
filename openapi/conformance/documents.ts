import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createValidator } from '../scripts/checks/create-validator.ts';
import type { LiveDocument, OpenApiDocument, Schema } from '../scripts/document.ts';
import { type ContractOperation, readOperations } from './contract-operation.ts';

/** Gives a sentence for each way in which a value breaks a schema. */
export type Validate = (schema: Schema, value: unknown) => string[];

/** A document with its operations and a validator that knows its components. */
export interface Described {
  document: OpenApiDocument;
  operations: ContractOperation[];
  validate: Validate;
}

/** All that a backend team is given, and all that the kit knows. */
export interface Documents {
  api: Described;
  analytics: Described;
  live: LiveDocument;
  /** A constant of the game by its name in `x-rules`. */
  rule(name: string): number;
  /** A file of `catalogue/` by its name without the ending. */
  catalogue<Content>(name: string): Content;
}

const room = join(import.meta.dirname, '..');

let known: Documents | undefined;

/** The bundles in `dist/`, read once. Throws what the file system throws when they are not there. */
export function readDocuments(): Documents {
  known ??= read();
  return known;
}

function read(): Documents {
  const api = describe(readJson('dist/openapi.json'));
  const rules = api.document['x-rules'] ?? {};
  return {
    api,
    analytics: describe(readJson('dist/analytics.openapi.json')),
    live: parse(readFileSync(join(room, 'dist/live.asyncapi.yaml'), 'utf8')) as LiveDocument,
    rule(name) {
      const value = rules[name];
      if (value === undefined) throw new Error(`The contract has no rule ${name}.`);
      return value;
    },
    catalogue: (name) => readJson(`catalogue/${name}.json`),
  };
}

function describe(document: OpenApiDocument): Described {
  return { document, operations: readOperations(document), validate: createValidator(document) };
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(join(room, path), 'utf8')) as Content;
}
