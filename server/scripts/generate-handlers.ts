import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Operation, operations } from '@bold/sdk/operations';
import { parseOptions } from '../../.ci/parse-options.ts';
import { handlerFile, handlersFile, unlistedProblems } from './handlers-file.ts';

// Writes src/generated/handlers.ts from the SDK's table of operations. With --check it only reports faults: a file that
// is out of date, and handlers that throw a problem which the contract does not list for their operation.
const { values } = parseOptions({ options: { check: { type: 'boolean', default: false } } });
const source = join(import.meta.dirname, '../src');
const path = join(source, 'generated/handlers.ts');
const all = Object.values<Operation>(operations);
const text = handlersFile(all);

if (!values.check) {
  await writeFile(path, text);
} else {
  const faults: string[] = [];
  if ((await readFile(path, 'utf8').catch(() => '')) !== text)
    faults.push('server/src/generated/handlers.ts is out of date; run npm run generate.');
  for (const operation of all)
    faults.push(
      ...unlistedProblems(
        operation,
        await readFile(join(source, handlerFile(operation)), 'utf8').catch(() => ''),
      ),
    );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
