import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conformance, type RuleId, readOptions } from '@bold/openapi/conformance';
import type { Mutant } from './mutant.ts';
import { probe } from './place-probe.ts';
import { seed } from './seed.ts';
import { startFaulty, type Template } from './start-faulty.ts';

const root = join(import.meta.dirname, '../../..');

/** The rules whose violations the kit detects only with `--deep`. */
const slowRules: RuleId[] = ['R105', 'R133', 'R330', 'R333', 'R443', 'R602'];

/**
 * The content of the file that `load-mutant.ts` reads. `sources` are the changed sources by path, and `ranFolder` gets
 * one file per mutant whose code has run.
 */
export type LoadedMutants = { sources: Record<string, string>; ranFolder: string };

/** `sentence` is the message of the first failed check if `state` is `caught`, otherwise an explanation. */
export type Verdict = { state: 'caught' | 'survived' | 'not run'; sentence: string };

type Tokens = Parameters<typeof readOptions>[1];

/**
 * Runs the kit on an implementation with the mutant's fault, until a check fails. The checks of the mutant's tag run
 * first.
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
 * Runs the kit once on an implementation with the faults of all `mutants`, and returns a verdict on each mutant. If a
 * check fails, every mutant whose code has run is `caught`.
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
  const loadedFile = join(folder, 'mutant.json');
  const loaded: LoadedMutants = { sources, ranFolder: folder };
  writeFileSync(loadedFile, JSON.stringify(loaded));
  try {
    const sentence = await firstFailure(mutants, template, tokens, seedNumber, loadedFile);
    return mutants.map((mutant, number) => {
      if (!existsSync(join(folder, `${number}`)))
        return { state: 'not run', sentence: neverRan(mutant) };
      return sentence === undefined
        ? { state: 'survived', sentence: 'Every check held.' }
        : { state: 'caught', sentence };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const neverRan = ({ title, file, place }: Mutant) =>
  `"${title}" proves nothing: no check of the kit runs the changed code in ${place} (${file}).`;

async function firstFailure(
  mutants: [Mutant, ...Mutant[]],
  template: Template,
  tokens: Tokens,
  seedNumber: number,
  loadedFile: string,
): Promise<string | undefined> {
  const { argv, fakes, stop } = await startFaulty(mutants, template, loadedFile);
  try {
    const [{ tag }] = mutants;
    const deep = mutants.some(({ rule }) => slowRules.includes(rule)) ? ['--deep'] : [];
    const options = readOptions([...argv, '--seed', `${seedNumber}`, ...deep], tokens);
    const { results } = await conformance(options, {
      ...fakes,
      firstTag: tag,
      stopAtFirst: true,
    });
    return results.find(({ state }) => state === 'broken')?.sentence;
  } finally {
    await stop();
  }
}
