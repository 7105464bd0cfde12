import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  conformance,
  listChecks,
  type Result,
  type RuleId,
  readOptions,
} from '@bold/openapi/conformance';
import { type Failure, findProof } from './find-proof.ts';
import type { Mutant } from './mutant.ts';
import { probe } from './place-probe.ts';
import { seed } from './seed.ts';
import { startFaulty, type Template } from './start-faulty.ts';

const root = join(import.meta.dirname, '../../..');

/** The rules of which the kit detects some violations only with `--deep`. */
const slowRules: RuleId[] = [
  'R105',
  'R124',
  'R127',
  'R133',
  'R309',
  'R330',
  'R333',
  'R443',
  'R602',
];

/**
 * The content of the file that `load-mutant.ts` reads. `sources` are the changed sources by path, and `ranFolder` gets
 * one file per mutant whose code has run.
 */
export type LoadedMutants = { sources: Record<string, string>; ranFolder: string };

/** `sentence` is the id and the message of a failed check if `state` is `caught`, otherwise an explanation. */
export type Verdict = { state: 'caught' | 'survived' | 'not run'; sentence: string };

type Tokens = Parameters<typeof readOptions>[1];

/**
 * Runs the kit on an implementation with the mutant's fault, until a check fails that proves the fault. The checks of
 * the mutant's tag run first.
 * @throws If the fault cannot be put into the source, or if the implementation does not start.
 */
export async function testMutant(
  mutant: Mutant,
  template: Template,
  tokens: Tokens,
  seedNumber: number,
): Promise<Verdict> {
  const [verdict] = await testTogether([mutant], template, tokens, seedNumber);
  return verdict as Verdict;
}

/**
 * Runs the kit on an implementation with the faults of all `mutants`, and returns a verdict on each mutant. If
 * `findProof` finds a proof, every mutant whose code has run is `caught`.
 * @param mutants Mutants that each change a different declaration. The checks of the first mutant's tag run first.
 */
export async function testTogether(
  mutants: [Mutant, ...Mutant[]],
  template: Template,
  tokens: Tokens,
  seedNumber: number,
): Promise<Verdict[]> {
  const sources: Record<string, string> = {};
  for (const [number, mutant] of mutants.entries()) {
    const path = join(root, mutant.file);
    const seeded = seed(mutant, sources[path] ?? readFileSync(path, 'utf8'));
    sources[path] = seeded.replaceAll(probe, probe.replace('()', `(${number})`));
  }
  const folder = mkdtempSync(join(tmpdir(), 'bold-mutant-'));
  // PostgreSQL may run as another user and writes to this folder, too.
  chmodSync(folder, 0o777);
  const write = (name: string, loaded: LoadedMutants) => {
    writeFileSync(join(folder, name), JSON.stringify(loaded));
    return join(folder, name);
  };
  const faulty = write('faulty.json', { sources, ranFolder: folder });
  const faultless = write('faultless.json', { sources: {}, ranFolder: folder });
  const run = (loadedFile: string) => (only: string[]) =>
    brokenChecks(mutants, template, tokens, seedNumber, loadedFile, only);
  try {
    const found = await findProof(ownChecks(mutants), run(faulty), run(faultless));
    return mutants.map((mutant, number) =>
      existsSync(join(folder, `${number}`))
        ? verdictOf(found)
        : { state: 'not run', sentence: neverRan(mutant) },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isDeep = (mutants: Mutant[]) => mutants.some(({ rule }) => slowRules.includes(rule));

/** Returns the ids of the checks that name a mutant's rule. */
function ownChecks(mutants: Mutant[]): string[] {
  const rules = new Set<string>(mutants.map(({ rule }) => rule));
  return listChecks()
    .filter((check) => check.rules.some(({ id }) => rules.has(id)))
    .filter(({ deep }) => isDeep(mutants) || !deep)
    .map(({ id }) => id);
}

function verdictOf({ proof, doubtful }: Awaited<ReturnType<typeof findProof>>): Verdict {
  const textOf = ({ check, sentence }: Failure) => `${check.id}: ${sentence}`;
  if (proof) return { state: 'caught', sentence: textOf(proof) };
  const [first] = doubtful;
  return {
    state: 'survived',
    sentence: first
      ? `Every check of the rule held. Another failure proves nothing: ${textOf(first)}`
      : 'Every check held.',
  };
}

const neverRan = ({ title, file, place }: Mutant) =>
  `"${title}" proves nothing: no check of the kit runs the changed code in ${place} (${file}).`;

async function brokenChecks(
  mutants: [Mutant, ...Mutant[]],
  template: Template,
  tokens: Tokens,
  seedNumber: number,
  loadedFile: string,
  only: string[],
): Promise<Result[]> {
  const { argv, fakes, stop } = await startFaulty(mutants, template, loadedFile);
  try {
    const [{ tag }] = mutants;
    const deep = isDeep(mutants) ? ['--deep'] : [];
    const selected = only.flatMap((id) => ['--only', id]);
    const options = readOptions([...argv, '--seed', `${seedNumber}`, ...deep, ...selected], tokens);
    const { results } = await conformance(options, {
      ...fakes,
      firstTag: tag,
      stopAtFirst: true,
    });
    return results.filter(({ state }) => state === 'broken');
  } finally {
    await stop();
  }
}
