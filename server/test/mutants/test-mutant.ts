import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conformance, type RuleId, readOptions } from '@bold/openapi/conformance';
import type { Mutant } from './mutant.ts';
import { seed } from './seed.ts';
import { startFaulty, type Template } from './start-faulty.ts';

const root = join(import.meta.dirname, '../../..');

/** The rules whose checks wait longer than a default run does. */
const slowRules: RuleId[] = ['R105', 'R330'];

/** Read by `load-mutant.ts`: the file, its changed source, and the file that the probe writes. */
export type LoadedMutant = { path: string; source: string; ranFile: string };

/** The result for one mutant. `sentence` is the message of the first failed check, or the reason why there is none. */
export type Verdict = { state: 'caught' | 'survived' | 'not run'; sentence: string };

/**
 * Runs the kit on the faulty implementation until a check fails; checks of the fault's tag run first. Throws if the
 * fault does not fit the source or the implementation does not start.
 */
export async function testMutant(
  mutant: Mutant,
  template: Template,
  tokens: Parameters<typeof readOptions>[1],
  seedNumber: number,
): Promise<Verdict> {
  const path = join(root, mutant.file);
  const source = seed(mutant, readFileSync(path, 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'bold-mutant-'));
  // PostgreSQL may run as another user and writes to this folder, too.
  chmodSync(folder, 0o777);
  const loaded: LoadedMutant = { path, source, ranFile: join(folder, 'ran') };
  const loadedFile = join(folder, 'mutant.json');
  writeFileSync(loadedFile, JSON.stringify(loaded));
  try {
    const sentence = await firstFailure(mutant, template, tokens, seedNumber, loadedFile);
    if (!existsSync(loaded.ranFile)) return { state: 'not run', sentence: neverRan(mutant) };
    return sentence === undefined
      ? { state: 'survived', sentence: 'Every check held.' }
      : { state: 'caught', sentence };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const neverRan = ({ title, file, place }: Mutant) =>
  `"${title}" proves nothing: no check of the kit runs the changed code in ${place} (${file}).`;

async function firstFailure(
  mutant: Mutant,
  template: Template,
  tokens: Parameters<typeof readOptions>[1],
  seedNumber: number,
  loadedFile: string,
): Promise<string | undefined> {
  const { argv, standIns, stop } = await startFaulty(mutant, template, loadedFile);
  try {
    const deep = slowRules.includes(mutant.rule) ? ['--deep'] : [];
    const options = readOptions([...argv, '--seed', `${seedNumber}`, ...deep], tokens);
    const { results } = await conformance(options, {
      ...standIns,
      firstTag: mutant.tag,
      stopAtFirst: true,
    });
    return results.find(({ state }) => state === 'broken')?.sentence;
  } finally {
    await stop();
  }
}
