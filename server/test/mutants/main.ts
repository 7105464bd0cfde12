import { availableParallelism } from 'node:os';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { listChecks } from '@bold/openapi/conformance';
import { parseOptions, readWholeNumber } from '../../../.ci/parse-options.ts';
import { allMutants } from './all-mutants.ts';
import { legalChoices } from './legal-choices.ts';
import type { Mutant } from './mutant.ts';
import { caughtShare, type Score, scoreTable } from './score-table.ts';
import { makeTemplate } from './start-faulty.ts';
import { testMutant, type Verdict } from './test-mutant.ts';

// `npm run conformance:mutants [-- --implementation server|mock --rule R304 --only TEXT --from N --every N --seed N
// --at-once N]`: how many small faults in the reference server and in the mock the kit notices. Exit code 0 if they are
// enough in each, 1 if not or if the code of one never ran, 2 if some were not tried. With `--choices` it tries the
// legal choices instead, of which the kit must notice none.

const needed = 0.95;
const { values } = parseOptions({
  options: {
    choices: { type: 'boolean', default: false },
    implementation: { type: 'string' },
    rule: { type: 'string' },
    only: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string', default: '7' },
    'at-once': { type: 'string', default: String(Math.min(2, availableParallelism())) },
  },
});
const every = readWholeNumber('every', values.every, 1);
const from = readWholeNumber('from', values.from, 1);
const kitSeed = readWholeNumber('seed', values.seed, 0);
const atOnce = readWholeNumber('at-once', values['at-once'], 1);
const start = performance.now();
const nameOf = ({ rule, implementation, tag, title, file }: Mutant) =>
  `${rule} ${implementation}, ${tag}: ${title} (${file})`;
// A mutant has the same number in each selection, so that an aborted run can be continued.
const all = values.choices ? legalChoices : allMutants;
const chosen = all
  .map((mutant, at) => ({ mutant, number: at + 1 }))
  .filter(({ number, mutant }) => number >= from && isChosen(mutant))
  .filter((_, at) => at % every === 0);
if (chosen.length === 0) {
  process.stderr.write('No mutant fits these options.\n');
  process.exit(2);
}
const queue = [...chosen];
const scores: Score[] = [];
const failures: Record<Exclude<Verdict['state'], 'caught'> | 'not seeded', string[]> = {
  survived: [],
  'not run': [],
  'not seeded': [],
};
const template = await makeTemplate();

function isChosen(mutant: Mutant): boolean {
  const { implementation = mutant.implementation, rule = mutant.rule, only } = values;
  return (
    mutant.implementation === implementation &&
    mutant.rule === rule &&
    (mutant.tag === only || nameOf(mutant).includes(only))
  );
}

async function work(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { mutant, number } = next;
    const began = performance.now();
    const { state, sentence } = await testMutant(mutant, template, development, kitSeed).catch(
      ({ message }: Error) => ({ state: 'not seeded' as const, sentence: message }),
    );
    if (state !== 'not seeded') scores.push({ mutant, isCaught: state === 'caught' });
    if (state !== 'caught') failures[state].push(`${nameOf(mutant)}: ${sentence}`);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const head = `${number}/${all.length} ${state} in ${seconds} s: ${nameOf(mutant)}`;
    process.stdout.write(`${head}\n    ${sentence.slice(0, 160)}\n`);
  }
}

// An aborted run prints the results so far, and stops its servers and deletes their folders.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.stdout.write(`${signal}: ${queue.splice(0).length} are left out\n`);
  });
}

try {
  await Promise.all(Array.from({ length: atOnce }, work));
} finally {
  template.remove();
}
const caught = scores.filter(({ isCaught }) => isCaught).length;
const percent = ((100 * caught) / scores.length).toFixed(1);
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
process.stdout.write(`\n${scoreTable(scores, listChecks())}\n\n`);
process.stdout.write(`${caught} of ${scores.length} caught, ${percent} %, in ${minutes} minutes\n`);
for (const [state, names] of Object.entries(failures)) {
  for (const name of names) process.stdout.write(`${state}: ${name}\n`);
}
if (scores.length < chosen.length) process.exit(2);
if (values.choices) process.exit(failures.survived.length === chosen.length ? 0 : 1);
const isEnough = (['server', 'mock'] as const).every((one) => caughtShare(scores, one) >= needed);
process.exit(failures['not run'].length === 0 && isEnough ? 0 : 1);
