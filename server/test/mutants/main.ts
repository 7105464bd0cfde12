import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { allMutants } from './all-mutants.ts';
import type { Mutant } from './mutant.ts';
import { makeTemplate, testMutant, type Verdict } from './test-mutant.ts';

// `npm run conformance:mutants [-- --only TEXT --from N --every N --seed N --at-once N]`: counts the mutants of the
// reference server that the kit detects. Exit code 0 if they are enough, 1 if they are not or if the code of a mutant
// never ran, 2 if some mutants were not tried.

const needed = 0.95;
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string', default: '7' },
    'at-once': { type: 'string', default: String(Math.min(2, availableParallelism())) },
  },
});
const start = performance.now();
const nameOf = ({ tag, title, file }: Mutant) => `${tag}: ${title} (${file})`;
// A mutant has the same number in each selection, so that an aborted run can be continued.
const chosen = allMutants
  .map((mutant, at) => ({ mutant, number: at + 1 }))
  .filter(({ number, mutant }) => number >= Number(values.from) && isChosen(mutant))
  .filter((_, at) => at % Number(values.every) === 0);
const queue = [...chosen];
const names: Record<Verdict['state'] | 'not seeded', string[]> = {
  caught: [],
  survived: [],
  'not run': [],
  'not seeded': [],
};
const template = await makeTemplate();

function isChosen(mutant: Mutant): boolean {
  return mutant.tag === values.only || nameOf(mutant).includes(values.only);
}

async function work(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { mutant, number } = next;
    const began = performance.now();
    const { state, sentence } = await testMutant(
      mutant,
      template,
      development,
      Number(values.seed),
    ).catch(({ message }: Error) => ({ state: 'not seeded' as const, sentence: message }));
    names[state].push(state === 'caught' ? nameOf(mutant) : `${nameOf(mutant)}: ${sentence}`);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const head = `${number}/${allMutants.length} ${state} in ${seconds} s: ${nameOf(mutant)}`;
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
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
} finally {
  template.remove();
}
const tried = names.caught.length + names.survived.length + names['not run'].length;
const percent = ((100 * names.caught.length) / tried).toFixed(1);
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
process.stdout.write(
  `${names.caught.length} of ${tried} caught, ${percent} %, in ${minutes} minutes\n`,
);
for (const state of ['survived', 'not run', 'not seeded'] as const) {
  for (const name of names[state]) process.stdout.write(`${state}: ${name}\n`);
}
if (tried < chosen.length) process.exit(2);
process.exit(names['not run'].length === 0 && names.caught.length / tried >= needed ? 0 : 1);
