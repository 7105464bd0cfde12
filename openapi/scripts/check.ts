import { join } from 'node:path';
import { buildBundle } from './build-bundle.ts';
import { buildLive } from './build-live.ts';
import { checkDist } from './checks/check-dist.ts';
import { checkExamples } from './checks/check-examples.ts';
import { checkLint } from './checks/check-lint.ts';
import { checkLive } from './checks/check-live.ts';
import { checkOperations } from './checks/check-operations.ts';
import { checkProblems } from './checks/check-problems.ts';
import { checkSchemas } from './checks/check-schemas.ts';
import { distFiles } from './dist-files.ts';
import { operationsOf } from './document.ts';
import { readAnalytics } from './read-analytics.ts';

const contract = await buildBundle();
const analytics = await readAnalytics();
const faults = [
  ...(await checkDist(await distFiles(), join(import.meta.dirname, '../dist'))),
  ...[contract, analytics].flatMap((document) => [
    ...checkOperations(document),
    ...checkExamples(document),
    ...checkSchemas(document),
  ]),
  ...checkProblems(contract),
  ...(await checkLive(await buildLive(contract))),
  ...(await checkLint('dist/openapi.yaml')),
  ...(await checkLint('analytics.openapi.yaml')),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`The contract is in order: ${operationsOf(contract).length} operations.`);
