import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { operations } from '@bold/sdk/operations';
import { handlersFile } from './handlers-file.ts';

// Writes src/generated/handlers.ts from the SDK's table of operations; with --check it only says whether the file is out of date.
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const path = join(import.meta.dirname, '../src/generated/handlers.ts');
const text = handlersFile(Object.values(operations));

if (!values.check) {
  await writeFile(path, text);
} else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
  console.error('server/src/generated/handlers.ts is out of date; run npm run generate.');
  process.exitCode = 1;
}
