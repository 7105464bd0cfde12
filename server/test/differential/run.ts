import { parseOptions, readWholeNumber } from '../../../.ci/parse-options.ts';
import { citusBin, howToGetCitus } from '../cluster/postgres-node.ts';
import { describe, findDifference } from './find-difference.ts';
import { inCluster, inPostgres } from './new-databases.ts';

// `npm run differential -- --runs 10000 --seed 7`: runs random sequences on the server and on the mock, and prints the
// first difference. With its --seed and --path it runs the sequence of that difference alone. With --cluster the server
// uses a cluster with Citus, whose programs CITUS_BIN names.

const { values } = parseOptions({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    path: { type: 'string', default: '' },
    cluster: { type: 'boolean', default: false },
  },
});

const runs = readWholeNumber('runs', values.runs, 1);
const seed = readWholeNumber('seed', values.seed, 0);

if (!/^(\d+(:\d+)*)?$/.test(values.path)) {
  process.stderr.write('--path must be numbers with colons, as an earlier run printed them.\n');
  process.exit(2);
}
if (values.cluster && !citusBin) {
  process.stderr.write(`${howToGetCitus}\n`);
  process.exit(2);
}

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());

const begun = Date.now();
const found = await findDifference({
  runs,
  seed,
  path: values.path,
  openDatabases: values.cluster ? inCluster : inPostgres,
  signal: stopping.signal,
  onRun: (run) => {
    if (run % 100 === 0)
      process.stdout.write(`${run} after ${Math.round((Date.now() - begun) / 1_000)} s\n`);
  },
});
process.stdout.write(`${describe(found)}\n`);
if (found.difference) {
  process.exitCode = 1;
} else if (found.alike === 0) {
  process.stderr.write('Nothing was compared.\n');
  process.exitCode = 2;
}
