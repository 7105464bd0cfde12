import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../server/bench/bench.ts';
import { median } from '../server/bench/statistics.ts';

// node .ci/compare-benches.ts <folder of today> <folder of the last run>: the reports of today beside those of the last
// run, as a table in Markdown. Machines are noisy, so no figure fails; a report that is missing or unreadable does.

const reports = ['bench.json', 'bench-web.json'];

/** Maps the name of each figure to its median. */
function figuresOf({ benches }: Report): Map<string, number> {
  return new Map(
    benches.flatMap(({ name, measured, ratios }) => [
      ...measured.map(({ what, size, unit, values }): [string, number] => [
        `${name}: ${what}${size === null ? '' : ` (${size})`}${unit && `, ${unit}`}`,
        median(values),
      ]),
      ...ratios.map(({ what, values }): [string, number] => [
        `${name}: ${what}, ratio`,
        median(values),
      ]),
    ]),
  );
}

/** Returns a Markdown table of today's and the previous run's figures. Shows `–` for a missing value. */
export function compareBenches(today: Report, last: Report | undefined): string {
  const before = last ? figuresOf(last) : new Map<string, number>();
  const rows = [...figuresOf(today)].map(([name, value]) => {
    const earlier = before.get(name);
    const ratio = earlier ? (value / earlier).toFixed(2) : '–';
    return `| ${name} | ${earlier === undefined ? '–' : short(earlier)} | ${short(value)} | ${ratio} |`;
  });
  const gone = [...before.keys()].filter((name) => !figuresOf(today).has(name));
  return [
    `Today on ${today.machine}; ${last ? `last on ${last.machine}, ${last.at}` : 'no earlier run'}.`,
    '',
    '| Figure | Last | Today | Today ÷ last |',
    '| ------ | ---- | ----- | ------------ |',
    ...rows,
    ...gone.map((name) => `| ${name} | ${short(before.get(name) ?? Number.NaN)} | – | – |`),
    '',
  ].join('\n');
}

const short = (value: number) => Number(value.toPrecision(3)).toString();

/** Reads a report. Throws an Error with the path if the file is missing or is not a report. */
export function readReport(path: string): Report {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
    figuresOf(report);
    return report;
  } catch (cause) {
    throw new Error(`${path} is not a benchmark report: ${(cause as Error).message}`, { cause });
  }
}

/**
 * Returns Markdown that compares the reports in two folders. If the folder `last` does not exist, the Markdown shows
 * only today's figures.
 */
export function compareFolders(today: string, last: string): string {
  return reports
    .map((name) => {
      const earlier = existsSync(last) ? readReport(join(last, name)) : undefined;
      return `## ${name}\n\n${compareBenches(readReport(join(today, name)), earlier)}`;
    })
    .join('\n');
}

if (import.meta.main) {
  const [today, last] = process.argv.slice(2);
  try {
    if (!today || !last) throw new Error('Name two folders: that of today, that of the last run.');
    process.stdout.write(compareFolders(today, last));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
