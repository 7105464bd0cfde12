import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from './check.ts';
import { conformance } from './conformance.ts';
import { type Options, readOptions, usage } from './read-options.ts';
import { coverageReport } from './reports/coverage-report.ts';
import { htmlReport } from './reports/html.ts';
import { jsonReport } from './reports/json.ts';
import { junitReport } from './reports/junit.ts';
import { countOf, tableReport } from './reports/table.ts';

// `npm run conformance`: exit 0 all held, 1 something is broken, 2 the run was not possible.

const reports = { junit: junitReport, json: jsonReport, html: htmlReport };
const development = JSON.parse(
  readFileSync(join(import.meta.dirname, '../catalogue/development.json'), 'utf8'),
);

function readArguments(): Options {
  try {
    return readOptions(process.argv.slice(2), development);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${usage}\n`);
    process.exit(2);
  }
}

const options = readArguments();
const start = performance.now();
process.stdout.write(`Seed ${options.seed}\n`);
let done = 0;

function tell({ state, check, sentence }: Result): void {
  done += 1;
  if (state === 'broken') process.stdout.write(`✗ ${check.tag}: ${check.title}: ${sentence}\n`);
  else if (done % 25 === 0) process.stdout.write(`${done} checks are done\n`);
}

try {
  const { results, target } = await conformance(options, { tell });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`\n${tableReport(results)}\n${coverageReport(target)}\n`);
  const broken = countOf(results, 'broken');
  process.stdout.write(`${results.length} checks in ${seconds} s, ${broken} broken\n`);
  if (options.report) {
    writeFileSync(options.report.file, reports[options.report.form](results, target));
  }
  process.exit(broken > 0 ? 1 : 0);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(2);
}
