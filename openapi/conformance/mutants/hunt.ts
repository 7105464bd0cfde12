import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BotApi } from '../bot-api/bot-api.ts';
import { conformance } from '../conformance.ts';
import { readOptions } from '../read-options.ts';
import { endDatabase, startServer } from '../reference-server.ts';
import { startProcess } from '../start-process.ts';
import type { Mutant } from './mutant.ts';

const preload = join(import.meta.dirname, 'load-mutant.ts');

/** A database as the reference server's first start creates it; faulty servers start on copies. */
export interface Template {
  copyTo(folder: string): void;
  remove(): void;
}

/** Starts an unchanged server once and returns the database that it created. */
export async function makeTemplate(): Promise<Template> {
  const folder = mkdtempSync(join(tmpdir(), 'bold-template-'));
  const { stop } = await startProcess('server/src/main.ts', {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  });
  await stop();
  await endDatabase(folder);
  return {
    // PostgreSQL may run as another user, so owners and modes are copied as well.
    copyTo: (other) => execFileSync('cp', ['-a', `${folder}/.`, other]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Runs the kit on the faulty server and returns the message of the first failed check, undefined if none fails; checks
 * of the fault's tag run first. Throws if the server does not start or never reads the faulty file.
 */
export async function hunt(
  mutant: Mutant,
  template: Template,
  tokens: Parameters<typeof readOptions>[1],
  seed: number,
): Promise<string | undefined> {
  const botApi = await BotApi.listen(0);
  // A fault in a migration shows only on a new database.
  const isMigration = mutant.file.endsWith('.sql');
  const { url, output, stop } = await startServer({
    telegramApiRoot: botApi.address,
    ...(!isMigration && { fill: template.copyTo }),
    env: { MUTANT: JSON.stringify(mutant) },
    preloaded: [preload],
  });
  try {
    if (!output.includes('The fault is in.')) throw new Error(`${mutant.file} was never read.`);
    const analytics = `${url}/analytics`;
    const options = readOptions(
      ['--url', url, '--analytics', analytics, '--seed', `${seed}`],
      tokens,
    );
    const manner = { botApi, firstTag: mutant.tag, stopAtFirst: true };
    const { results } = await conformance(options, manner);
    return results.find(({ state }) => state === 'broken')?.sentence;
  } finally {
    await Promise.all([stop(), botApi.close()]);
  }
}
