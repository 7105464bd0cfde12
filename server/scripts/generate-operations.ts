import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import document from '@bold/openapi/openapi.json' with { type: 'json' };
import { operationsTable, operationTypes } from './operation-sources.ts';
import { readOperations } from './read-operations.ts';

// Writes src/generated from the contract; with --check it only says which files are out of date.
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const folder = join(import.meta.dirname, '../src/generated');
const operations = readOperations(document);
const sources = {
  'operation-types.ts': operationTypes(operations),
  'operations.ts': operationsTable(operations),
};

for (const [name, source] of Object.entries(sources)) {
  const path = join(folder, name);
  if (!values.check) {
    await writeFile(path, source);
  } else if ((await readFile(path, 'utf8').catch(() => '')) !== source) {
    console.error(`server/src/generated/${name} is out of date; run npm run generate.`);
    process.exitCode = 1;
  }
}
