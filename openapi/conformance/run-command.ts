import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listChecks } from './all-checks.ts';
import type { Result } from './check.ts';
import { conformance } from './conformance.ts';
import { readDocuments } from './documents.ts';
import { help, type Options, readOptions } from './read-options.ts';
import { coverageReport } from './reports/coverage-report.ts';
import { htmlReport } from './reports/html.ts';
import { jsonReport } from './reports/json.ts';
import { junitReport } from './reports/junit.ts';
import { listReport } from './reports/list.ts';
import { profileReport, profilesOf } from './reports/profiles.ts';
import { countOf, describeFailure, tableReport } from './reports/table.ts';

const reports = { junit: junitReport, json: jsonReport, html: htmlReport };
const mostIds = 8;
const packageFolder = join(import.meta.dirname, '..');
const readJson = (path: string) => JSON.parse(readFileSync(join(packageFolder, path), 'utf8'));

// A reader such as `head` may close the pipe. The run goes on, for its reports and its exit code.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Ends the process after all printed text has been written. */
async function end(code: number): Promise<never> {
  // A pipe takes only 64 kB at once.
  for (const stream of [process.stdout, process.stderr]) {
    await new Promise((resolve) => stream.write('', resolve));
  }
  process.exit(code);
}

/** Prints the text of `--help`, `--version` or `--list` and ends the process. Returns if no such option is given. */
async function respondToQuestions(argv: string[]): Promise<void> {
  if (argv.includes('--help') || argv.includes('-h')) print(help.trimEnd());
  else if (argv.includes('--version'))
    print(`bold-conformance ${readJson('package.json').version}`);
  else if (argv.includes('--list')) print(listReport(readDocuments(), listChecks()));
  else return;
  await end(0);
}

async function readArguments(argv: string[]): Promise<Options> {
  try {
    return readOptions(argv, readJson('catalogue/development.json'));
  } catch (error) {
    process.stderr.write(
      `${(error as Error).message}\nbold-conformance --help shows all options.\n`,
    );
    return end(2);
  }
}

/**
 * Returns a line with command-line options. A run with these options repeats the checks in `broken` with the same
 * random inputs.
 */
function repeatLine(broken: Result[], { seed, deep, profiles }: Options): string {
  const ids = broken.map(({ check }) => check.id);
  const tags = new Set(broken.map(({ check }) => check.tag));
  const only = [...(ids.length > mostIds ? tags : ids)].join(',');
  const profile = profiles.length > 0 ? `--profile ${profiles.join(',')} ` : '';
  return `Again: --seed ${seed} ${deep ? '--deep ' : ''}${profile}--only ${only}`;
}

function writeReport(file: string, text: string): void {
  // npm runs a script in the package's folder. INIT_CWD is the folder of the caller.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const argv = process.argv.slice(2);
await respondToQuestions(argv);
const options = await readArguments(argv);
const start = performance.now();
print(`Seed ${options.seed}`);
let done = 0;

function onResult(result: Result): void {
  done += 1;
  if (result.state === 'broken') print(describeFailure(result));
  else if (done % 25 === 0) print(`${done} checks are done`);
}

try {
  // Before the run, which would be lost if a file cannot be written.
  for (const { file } of options.reports) writeReport(file, '');
  const { results, target } = await conformance(options, { onResult, onWait: print });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const profiles = profileReport(profilesOf(target, results));
  print(`\n${tableReport(results)}\n${coverageReport(target)}\n\n${profiles}\n`);
  const broken = results.filter(({ state }) => state === 'broken');
  const unchecked = countOf(results, 'not checked');
  print(
    `${results.length} checks in ${seconds} s, ${broken.length} broken, ${unchecked} not checked`,
  );
  if (broken.length > 0) print(repeatLine(broken, options));
  for (const { form, file } of options.reports) writeReport(file, reports[form](results, target));
  const isIncomplete = options.requireAll && unchecked > 0;
  if (isIncomplete) print(`--require-all: ${unchecked} checks were not made, see "Not checked".`);
  await end(broken.length > 0 || isIncomplete ? 1 : 0);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  await end(2);
}
