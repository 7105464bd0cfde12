import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../read-options.ts';
import { allMutants } from './all-mutants.ts';
import { hunt } from './hunt.ts';

// `npm run conformance:mutants -- --url …`: how many small faults in front of a good server the kit notices.

const needed = 0.95;
const development = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../catalogue/development.json'), 'utf8'),
);
const options = readOptions(process.argv.slice(2), development);
const mutants = allMutants(options.botToken);
const survivors: string[] = [];

for (const mutant of mutants) {
  const { sentence } = await hunt(options.url, mutant, options);
  if (sentence === undefined) survivors.push(`${mutant.tag}: ${mutant.title}`);
  process.stdout.write(
    `${sentence === undefined ? 'SURVIVED' : 'caught'} ${mutant.tag}: ${mutant.title}\n`,
  );
  if (sentence) process.stdout.write(`    ${sentence.slice(0, 160)}\n`);
}

const caught = mutants.length - survivors.length;
process.stdout.write(`${caught} of ${mutants.length} caught\n${survivors.join('\n')}\n`);
process.exit(caught / mutants.length >= needed ? 0 : 1);
