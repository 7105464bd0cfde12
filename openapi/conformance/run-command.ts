import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Result } from './check.ts';
import { conformance } from './conformance.ts';
import { type Options, readOptions, usage } from './read-options.ts';
import { coverageReport } from './reports/coverage-report.ts';
import { htmlReport } from './reports/html.ts';
import { jsonReport } from './reports/json.ts';
import { junitReport } from './reports/junit.ts';
import { countOf, tableReport } from './reports/table.ts';

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

function onResult({ state, check, sentence }: Result): void {
  done += 1;
  if (state === 'broken') process.stdout.write(`✗ ${check.tag}: ${check.title}: ${sentence}\n`);
  else if (done % 25 === 0) process.stdout.write(`${done} checks are done\n`);
}

/** Returns the options that repeat the broken checks with the same random inputs. */
function again(results: Result[]): string {
  const broken = results.filter(({ state }) => state === 'broken');
  const tags = new Set(broken.map(({ check }) => check.tag));
  return `Again: --seed ${options.seed} --only ${[...tags].join(',')}`;
}

try {
  const { results, target } = await conformance(options, { onResult });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`\n${tableReport(results)}\n${coverageReport(target)}\n`);
  const broken = countOf(results, 'broken');
  process.stdout.write(`${results.length} checks in ${seconds} s, ${broken} broken\n`);
  if (broken > 0) process.stdout.write(`${again(results)}\n`);
  for (const { form, file } of options.reports) {
    // npm runs a script in the package's folder and passes the caller's folder as INIT_CWD.
    const path = resolve(process.env.INIT_CWD ?? '.', file);
    writeFileSync(path, reports[form](results, target));
  }
  process.exit(broken > 0 ? 1 : 0);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(2);
}
