import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BotApi, conformance, readOptions } from '@bold/openapi/conformance';
import { endDatabase, startServer } from '../conformance/reference-server.ts';
import { startProcess } from '../conformance/start-process.ts';
import type { Mutant } from './mutant.ts';
import { seed } from './seed.ts';

const preload = join(import.meta.dirname, 'load-mutant.ts');
const root = join(import.meta.dirname, '../../..');

/**
 * The value of the variable MUTANT for `load-mutant.ts`: the file, its changed source, and the file that the probe
 * writes.
 */
export type LoadedMutant = { path: string; source: string; ranFile: string };

/** The result for one mutant. `sentence` is the message of the first failed check, or the reason why there is none. */
export type Verdict = { state: 'caught' | 'survived' | 'not run'; sentence: string };

/** A copy of the database that the first start of the reference server creates, so that each mutant starts faster. */
export type Template = {
  copyTo(folder: string): void;
  remove(): void;
};

/** Starts an unchanged server once and returns the database that it has created. */
export async function makeTemplate(): Promise<Template> {
  const folder = mkdtempSync(join(tmpdir(), 'bold-template-'));
  const { stop } = await startProcess('server/src/main.ts', {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  });
  await stop();
  await endDatabase(folder);
  return {
    // `cp -a` keeps owners and modes, because PostgreSQL may run as another user.
    copyTo: (other) => execFileSync('cp', ['-a', `${folder}/.`, other]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Runs the kit on the server with the mutant until a check fails; checks of the mutant's tag run first. Throws if the
 * mutant does not fit the source or the server does not start.
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
  const botApi = await BotApi.listen(0);
  try {
    const sentence = await firstFailure(mutant, template, tokens, seedNumber, loaded, botApi);
    if (!existsSync(loaded.ranFile)) return { state: 'not run', sentence: neverRan(mutant) };
    return sentence === undefined
      ? { state: 'survived', sentence: 'Every check held.' }
      : { state: 'caught', sentence };
  } finally {
    await botApi.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const neverRan = ({ title, file, place }: Mutant) =>
  `"${title}" proves nothing: no check of the kit runs the changed code in ${place} (${file}).`;

async function firstFailure(
  { file, tag }: Mutant,
  template: Template,
  tokens: Parameters<typeof readOptions>[1],
  seedNumber: number,
  loaded: LoadedMutant,
  botApi: BotApi,
): Promise<string | undefined> {
  const { url, stop } = await startServer({
    telegramApiRoot: botApi.address,
    // A mutant in a migration has an effect only on a new database.
    ...(!file.endsWith('.sql') && { fill: template.copyTo }),
    env: { MUTANT: JSON.stringify(loaded) },
    preloaded: [preload],
  });
  try {
    const analytics = `${url}/analytics`;
    const options = readOptions(
      ['--url', url, '--analytics', analytics, '--seed', `${seedNumber}`],
      tokens,
    );
    const { results } = await conformance(options, { botApi, firstTag: tag, stopAtFirst: true });
    return results.find(({ state }) => state === 'broken')?.sentence;
  } finally {
    await stop();
  }
}
