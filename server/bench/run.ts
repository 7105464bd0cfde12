import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseOptions, readWholeNumber } from '../../.ci/parse-options.ts';
import { callersFolder } from '../scripts/callers-folder.ts';
import { stopOnSignals } from '../src/start/stop-on-signals.ts';
import { citusBin, howToGetCitus } from '../test/cluster/postgres-node.ts';
import type { Bench, Report, Result } from './bench.ts';
import { writeHtml } from './report/write-html.ts';
import { writeMarkdown } from './report/write-markdown.ts';
import { startLab } from './start-lab.ts';

// npm run bench -- [--smoke] [--rounds 5] [--out folder] [name …]
const { values, positionals } = parseOptions({
  allowPositionals: true,
  options: {
    smoke: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    out: { type: 'string', default: join(import.meta.dirname, '../../.data/bench') },
  },
});

const rounds = readWholeNumber('rounds', values.rounds, 1);

const all = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}; there are ${all.join(', ')}.\n`);
  process.exit(1);
}
const canRun = (name: string) => citusBin || !name.startsWith('cluster');
if (!positionals.every(canRun)) {
  process.stderr.write(`${howToGetCitus}\n`);
  process.exit(2);
}
const chosen = positionals.length > 0 ? positionals : all.filter(canRun);

// Before the benchmarks, which take minutes.
const out = resolve(callersFolder, values.out);
await mkdir(out, { recursive: true });

const starting = startLab(values.smoke, values.smoke ? 1 : rounds);
let aborting: Promise<void> | undefined;
stopOnSignals({
  signals: process,
  close() {
    // A benchmark that is cut off fails in many ways, and none of them may end this process now.
    process.on('uncaughtException', () => {});
    process.stderr.write('Stopping …\n');
    aborting = starting.then(({ abort }) => abort());
    return aborting;
  },
  exit: () => process.exit(130),
});
const { lab, clear, close } = await starting;
const report: Report = {
  at: new Date().toISOString(),
  machine: `${values.smoke ? 'a smoke run that measures nothing, ' : ''}${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`,
  benches: [],
};
const failed: string[] = [];
try {
  for (const name of chosen) {
    if (aborting) break;
    process.stderr.write(`${name} …\n`);
    const { bench }: { bench: Bench } = await import(`./${name}.bench.ts`);
    try {
      const result = await bench.run(lab);
      report.benches.push({
        name,
        question: bench.question,
        ...(values.smoke ? withoutGoals(result) : result),
      });
    } catch (error) {
      if (aborting) break;
      // The results of the others, which took minutes, must not be lost.
      failed.push(name);
      console.error(error);
    }
    await clear();
  }
} finally {
  await (aborting ?? close());
}
if (aborting) process.exit(130);

const markdown = writeMarkdown(report);
process.stdout.write(markdown);
await writeFile(join(out, 'bench.md'), markdown);
await writeFile(join(out, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
await writeFile(join(out, 'bench.html'), writeHtml(report));
const place = relative(callersFolder, out) || '.';
process.stderr.write(`Also in ${place}: bench.md, bench.json, bench.html\n`);
if (failed.length > 0)
  process.stderr.write(`Failed, and not in the report: ${failed.join(', ')}\n`);
process.exit(failed.length > 0 ? 1 : 0);

/** Removes the goals, because a smoke run is too short to check them. */
function withoutGoals({ measured, ratios }: Result): Result {
  return { measured, ratios: ratios.map(({ what, values: found }) => ({ what, values: found })) };
}
