import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Running, startProcess } from './start-process.ts';

/** Far above what a run asks for; the limits of a player and of the live connection stay as the contract has them. */
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

/** What differs from a reference server as it is. */
export interface Differences {
  /** The kit's own Bot API. */
  telegramApiRoot?: string;
  /** Makes the data in the new folder, which is else empty. */
  fill?: (folder: string) => void;
  env?: Record<string, string>;
  preloaded?: string[];
}

/** Starts the reference server on data of its own, which are gone when it stops. */
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

/** Ends the PostgreSQL that a server left behind because it was cut off; most leave none. */
export async function endDatabase(folder: string): Promise<void> {
  const file = join(folder, 'postgres/postmaster.pid');
  if (!existsSync(file)) return;
  const readPostmaster = () => Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  // A file that is being written says nothing yet, and a signal to 0 would end this process and its whole group.
  while (readPostmaster() === 0) await delay(stepMs);
  process.kill(readPostmaster(), 'SIGINT');
  while (existsSync(file)) await delay(stepMs);
}
