import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Running, startProcess } from './start-process.ts';

/** High enough for a whole run. The limits of a player and of the live connection stay as in the contract. */
const raisedLimits = Object.fromEntries(
  [
    'ADDRESS_REQUESTS_PER_MINUTE',
    'ANALYTICS_PER_SECOND',
    'ANALYTICS_BURST',
    'ANALYTICS_UNPROVEN_PER_MINUTE',
    'ANALYTICS_UNPROVEN_BURST',
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);

const stepMs = 20;

/** Differences from the reference server's defaults. */
export type Differences = {
  /** The kit's own Bot API. */
  telegramApiRoot?: string;
  /** Fills the new data folder, which is empty otherwise. */
  fill?: (folder: string) => void;
  env?: Record<string, string>;
  preloaded?: string[];
};

/** Starts the reference server with its own data folder, which `stop` deletes. */
export async function startServer(differences: Differences = {}): Promise<Running> {
  const { telegramApiRoot, fill, env = {}, preloaded } = differences;
  const folder = mkdtempSync(join(tmpdir(), 'bold-conformance-'));
  const tidy = () => rmSync(folder, { recursive: true, force: true });
  fill?.(folder);
  const settings = {
    ...raisedLimits,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    PAYMENT_GATEWAYS: 'stars,dollars',
    PAYMENT_PROVIDER_TOKEN: 'provider',
    ...(telegramApiRoot !== undefined && { TELEGRAM_API_ROOT: telegramApiRoot }),
    ...env,
  };
  try {
    const running = await startProcess('server/src/main.ts', settings, preloaded);
    const stop = async () => {
      await running.stop();
      await endDatabase(folder);
      tidy();
    };
    return { ...running, stop };
  } catch (error) {
    tidy();
    throw error;
  }
}

/** Stops the PostgreSQL that a killed server left running, if any. */
export async function endDatabase(folder: string): Promise<void> {
  const file = join(folder, 'postgres/postmaster.pid');
  if (!existsSync(file)) return;
  const readPostmaster = () => Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  // The file is empty while it is being written; a signal to process 0 would end this process and its whole group.
  while (readPostmaster() === 0) await delay(stepMs);
  process.kill(readPostmaster(), 'SIGINT');
  while (existsSync(file)) await delay(stepMs);
}
