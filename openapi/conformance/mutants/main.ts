import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { readDocuments } from '../documents.ts';
import { allMutants } from './all-mutants.ts';
import { hunt, makeTemplate } from './hunt.ts';

// `npm run conformance:mutants [-- --only TAG --seed N --at-once N]`: how many small faults in the reference server the kit notices.

const needed = 0.95;
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string', default: '7' },
    'at-once': { type: 'string', default: String(Math.min(2, availableParallelism())) },
  },
});
const tokens = readDocuments().catalogue<{ bot_token: string; analytics_token: string }>(
  'development',
);
const mutants = allMutants.filter(({ tag }) => !values.only || tag === values.only);
const queue = [...mutants];
const survivors: string[] = [];
const template = await makeTemplate();

async function work(): Promise<void> {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const sentence = await hunt(mutant, template, tokens, Number(values.seed));
    const name = `${mutant.tag}: ${mutant.title} (${mutant.file})`;
    if (sentence === undefined) survivors.push(name);
    process.stdout.write(
      sentence === undefined
        ? `SURVIVED ${name}\n`
        : `caught ${name}\n    ${sentence.slice(0, 160)}\n`,
    );
  }
}

try {
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
} finally {
  template.remove();
}
const caught = mutants.length - survivors.length;
const percent = ((100 * caught) / mutants.length).toFixed(1);
process.stdout.write(`${caught} of ${mutants.length} caught, ${percent} %\n`);
for (const name of survivors) process.stdout.write(`survived: ${name}\n`);
process.exit(caught / mutants.length >= needed ? 0 : 1);
