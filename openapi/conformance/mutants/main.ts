import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { readDocuments } from '../documents.ts';
import { allMutants } from './all-mutants.ts';
import { hunt, makeTemplate } from './hunt.ts';
import type { Mutant } from './mutant.ts';

// `npm run conformance:mutants [-- --only TEXT --from N --seed N --at-once N]`: how many small faults in the reference
// server the kit notices. Exit code 0 if they are enough, 1 if not, 2 if some were not tried.

const needed = 0.95;
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string', default: '7' },
    'at-once': { type: 'string', default: String(Math.min(2, availableParallelism())) },
  },
});
const start = performance.now();
const tokens = readDocuments().catalogue<{ bot_token: string; analytics_token: string }>(
  'development',
);
const nameOf = ({ tag, title, file }: Mutant) => `${tag}: ${title} (${file})`;
// Numbers do not depend on the selection, so that an aborted run can be continued.
const chosen = allMutants
  .map((mutant, at) => ({ mutant, number: at + 1 }))
  .filter(({ number, mutant }) => number >= Number(values.from) && isChosen(mutant));
const queue = [...chosen];
const caught: string[] = [];
const survivors: string[] = [];
const unseeded: string[] = [];
const template = await makeTemplate();

function isChosen(mutant: Mutant): boolean {
  return mutant.tag === values.only || nameOf(mutant).includes(values.only);
}

async function work(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { mutant, number } = next;
    const began = performance.now();
    const say = (verdict: string, why: string) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const head = `${number}/${allMutants.length} ${verdict} in ${seconds} s: ${nameOf(mutant)}`;
      process.stdout.write(`${head}\n    ${why.slice(0, 160)}\n`);
    };
    try {
      const sentence = await hunt(mutant, template, tokens, Number(values.seed));
      (sentence === undefined ? survivors : caught).push(nameOf(mutant));
      say(sentence === undefined ? 'SURVIVED' : 'caught', sentence ?? 'Every check held.');
    } catch (error) {
      const { message } = error as Error;
      unseeded.push(`${nameOf(mutant)}: ${message}`);
      say('NOT SEEDED', message);
    }
  }
}

// An aborted run still prints its results and leaves no server or folder behind.
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
const tried = caught.length + survivors.length;
const percent = ((100 * caught.length) / tried).toFixed(1);
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
process.stdout.write(`${caught.length} of ${tried} caught, ${percent} %, in ${minutes} minutes\n`);
for (const name of survivors) process.stdout.write(`survived: ${name}\n`);
for (const name of unseeded) process.stdout.write(`not seeded: ${name}\n`);
if (tried < chosen.length) process.exit(2);
process.exit(caught.length / tried >= needed ? 0 : 1);
