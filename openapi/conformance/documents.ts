import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorObject } from 'ajv';
import { parse } from 'yaml';
import { createErrorFinder, createValidator } from '../scripts/checks/create-validator.ts';
import type { LiveDocument, OpenApiDocument, Schema } from '../scripts/document.ts';
import type { Rule, Rules } from '../scripts/read-rules.ts';
import type { WorkflowDocument } from '../scripts/workflow-document.ts';
import { type ContractOperation, readOperations } from './contract-operation.ts';

/** Returns an error message for each violation of the schema. */
export type Validate = (schema: Schema, value: unknown) => string[];

/** An OpenAPI document with its operations and validators. */
export type Described = {
  document: OpenApiDocument;
  operations: ContractOperation[];
  validate: Validate;
  errorsOf(schema: Schema, value: unknown): ErrorObject[];
};

/** All that the kit reads of the contract. */
export type Documents = {
  api: Described;
  analytics: Described;
  live: LiveDocument;
  workflows: WorkflowDocument;
  /** The rules of `rules.yaml`, by their number. */
  rules: ReadonlyMap<string, Rule>;
  /** The title of each profile. */
  profiles: Record<string, string>;
  /** Returns a constant of the game by its name in `x-rules`. Throws an Error for an unknown name. */
  constant(name: string): number;
  /** Returns the content of the file `catalogue/<name>.json`. */
  catalogue<Content>(name: string): Content;
};

const packageFolder = join(import.meta.dirname, '..');

let known: Documents | undefined;

/**
 * Returns the documents in `dist/`. Reads the files only once.
 * @throws The file system's error if a file is missing.
 */
export function readDocuments(): Documents {
  known ??= read();
  return known;
}

function read(): Documents {
  const api = describe(readJson('dist/openapi.json'));
  const constants = api.document['x-rules'] ?? {};
  const { profiles, rules } = readJson<Rules>('dist/rules.json');
  return {
    api,
    analytics: describe(readJson('dist/analytics.openapi.json')),
    live: readYaml('dist/live.asyncapi.yaml'),
    workflows: readYaml('dist/workflows.arazzo.yaml'),
    profiles,
    rules: new Map(rules.map((rule) => [rule.id, rule])),
    constant(name) {
      const value = constants[name];
      if (value === undefined) throw new Error(`The contract's x-rules has no ${name}.`);
      return value;
    },
    catalogue: (name) => readJson(`catalogue/${name}.json`),
  };
}

function describe(document: OpenApiDocument): Described {
  return {
    document,
    operations: readOperations(document),
    validate: createValidator(document),
    errorsOf: createErrorFinder(document),
  };
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readText(path)) as Content;
}

function readYaml<Content>(path: string): Content {
  return parse(readText(path)) as Content;
}

const readText = (path: string) => readFileSync(join(packageFolder, path), 'utf8');
