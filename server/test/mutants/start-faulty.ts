import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BotApi, ChainApi, type RuleId, type RunOptions } from '@bold/openapi/conformance';
import { endDatabase, startServer } from '../conformance/reference-server.ts';
import { startProcess } from '../conformance/start-process.ts';
import type { Mutant } from './mutant.ts';

const preload = join(import.meta.dirname, 'load-mutant.ts');

/** What the server needs so that a check can see a violation of the rule. */
const environmentOf: Partial<Record<RuleId, Record<string, string>>> = {
  // Responses about a closed gateway need a closed gateway.
  R505: { PAYMENT_GATEWAYS: 'stars,ton' },
  R618: { TELEGRAM_WEBHOOK_SECRET: 'a-secret-that-two-know' },
};

/** The database of a server without faults, to be copied for faulty servers. */
export type Template = {
  copyTo(folder: string): void;
  remove(): void;
};

type Faulty = {
  /** The kit's command-line options. */
  argv: string[];
  /** Fakes of the Bot API and the chain. Empty for the mock, which calls neither. */
  fakes: Pick<RunOptions, 'botApi' | 'chain'>;
  stop(): Promise<void>;
};

/** Starts a server without faults, and returns the database that this server has created. */
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
 * Starts the mutants' `implementation` (the server or the mock) with the faults in `loadedFile` (see `load-mutant.ts`).
 * Rejects if the server or the mock does not start.
 */
export function startFaulty(mutants: Mutant[], template: Template, loadedFile: string) {
  const env: Record<string, string> = { MUTANT: loadedFile };
  if (mutants.some(({ implementation }) => implementation === 'mock')) return startMock(env);
  const own = mutants.map(({ rule }) => environmentOf[rule]);
  // A fault in a migration shows only on a new database.
  const isNew = mutants.some(({ file }) => file.endsWith('.sql'));
  return startReference(Object.assign(env, ...own), isNew ? null : template);
}

async function startMock(env: Record<string, string>): Promise<Faulty> {
  const { url, stop } = await startProcess('mock/src/start/serve-world.ts', env, [preload]);
  return { argv: ['--url', url, '--raised-limits'], fakes: {}, stop };
}

async function startReference(
  env: Record<string, string>,
  template: Template | null,
): Promise<Faulty> {
  const [botApi, chain] = await Promise.all([BotApi.listen(0), ChainApi.listen(0)]);
  const closeApis = async () => void (await Promise.all([botApi.close(), chain.close()]));
  try {
    const { argv, stop } = await startServer({
      telegramApiRoot: botApi.address,
      tonApiUrl: chain.address,
      ...(template && { fill: template.copyTo }),
      env,
      preloaded: [preload],
    });
    return { argv, fakes: { botApi, chain }, stop: () => stop().finally(closeApis) };
  } catch (error) {
    await closeApis();
    throw error;
  }
}
