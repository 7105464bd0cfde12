import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { parseOptions, readWholeNumber } from '../../.ci/parse-options.ts';
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

const { lab, clear, close } = await startLab(values.smoke, values.smoke ? 1 : rounds);
const report: Report = {
  at: new Date().toISOString(),
  machine: `${values.smoke ? 'a smoke run that measures nothing, ' : ''}${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`,
  benches: [],
};
const failed: string[] = [];
try {
  for (const name of chosen) {
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
      // The results of the others, which took minutes, must not be lost.
      failed.push(name);
      console.error(error);
    }
    await clear();
  }
} finally {
  await close();
}

const markdown = writeMarkdown(report);
await mkdir(values.out, { recursive: true });
await writeFile(join(values.out, 'bench.md'), markdown);
await writeFile(join(values.out, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
await writeFile(join(values.out, 'bench.html'), writeHtml(report));
process.stdout.write(markdown);
process.stderr.write(
  `Also in ${relative(process.cwd(), values.out)}: bench.md, bench.json, bench.html\n`,
);
if (failed.length > 0)
  process.stderr.write(`Failed, and not in the report: ${failed.join(', ')}\n`);
process.exit(failed.length > 0 ? 1 : 0);

/** Removes the goals, because a smoke run is too short to check them. */
function withoutGoals({ measured, ratios }: Result): Result {
  return { measured, ratios: ratios.map(({ what, values: found }) => ({ what, values: found })) };
}
