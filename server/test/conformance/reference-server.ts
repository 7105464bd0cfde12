import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Address } from '@ton/core';
import { isPostmaster } from '../../src/database/postmaster.ts';
import { type Running, startProcess } from './start-process.ts';

/**
 * Settings that raise the limits per IP address and the limits of analytics. The limits per player and the limits of
 * the live connection keep the values of the contract.
 */
const raisedLimits = Object.fromEntries(
  [
    'ADDRESS_REQUESTS_PER_MINUTE',
    'ANALYTICS_PER_SECOND',
    'ANALYTICS_BURST',
    'ANALYTICS_UNPROVEN_PER_MINUTE',
    'ANALYTICS_UNPROVEN_BURST',
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);

const settleScript = join(import.meta.dirname, '../../scripts/settle.ts');
const stepMs = 20;
const depositAddress = new Address(0, Buffer.alloc(32, 1)).toString({ bounceable: false });

export type Differences = {
  telegramApiRoot?: string;
  /** Without this URL, the server does not sell for TON. */
  tonApiUrl?: string;
  /** Fills the new data folder before the server starts. */
  fill?: (folder: string) => void;
  env?: Record<string, string>;
  preloaded?: string[];
};

/**
 * `settleCommand` is a shell command that settles the revenue of all UTC days before `{time}`, a placeholder for an ISO
 * 8601 time.
 */
export type ReferenceServer = Running & { settleCommand: string };

/** Starts the reference server with its own data folder. `stop` deletes this folder. */
export async function startServer(differences: Differences = {}): Promise<ReferenceServer> {
  const { telegramApiRoot, tonApiUrl, fill, env = {}, preloaded } = differences;
  const folder = mkdtempSync(join(tmpdir(), 'bold-conformance-'));
  const tidy = () => rmSync(folder, { recursive: true, force: true });
  fill?.(folder);
  const settings = {
    ...raisedLimits,
    LIMIT_ANALYTICS_BYTES_PER_DAY: '1000000000',
    LIMIT_ANALYTICS_BYTES_PER_SECOND: '1000000000',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    PAYMENT_GATEWAYS: 'stars,dollars',
    PAYMENT_PROVIDER_TOKEN: 'provider',
    ...(telegramApiRoot !== undefined && { TELEGRAM_API_ROOT: telegramApiRoot }),
    ...(tonApiUrl !== undefined && {
      PAYMENT_GATEWAYS: 'stars,dollars,ton',
      TON_API_URL: tonApiUrl,
      TON_DEPOSIT_ADDRESS: depositAddress,
    }),
    ...env,
  };
  try {
    const running = await startProcess('server/src/main.ts', settings, preloaded);
    const stop = async () => {
      await running.stop();
      await endDatabase(folder);
      tidy();
    };
    return { ...running, stop, settleCommand: settleCommandOf(folder, env, preloaded) };
  } catch (error) {
    await endDatabase(folder);
    tidy();
    throw error;
  }
}

function settleCommandOf(folder: string, env: Record<string, string>, preloaded: string[] = []) {
  const variables = Object.entries({ ...env, DATA_DIR: folder });
  return [
    ...variables.map(([name, value]) => `${name}='${value}'`),
    process.execPath,
    '--conditions=source',
    ...preloaded.map((path) => `--import=${path}`),
    `${settleScript} --as-of {time}`,
  ].join(' ');
}

/** Stops the PostgreSQL in a server's data folder. Does nothing if PostgreSQL has already stopped or was killed. */
export async function endDatabase(folder: string): Promise<void> {
  const file = join(folder, 'postgres/postmaster.pid');
  if (!existsSync(file)) return;
  const readPostmaster = () => Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  // PostgreSQL writes its process id into the file after creating it. Until then the id reads as 0, and a signal to
  // process 0 would end this process and its whole group.
  while (readPostmaster() === 0) await delay(stepMs);
  const pid = readPostmaster();
  // A PostgreSQL that was killed leaves its file, and another process may have its id.
  const data = realpathSync(join(folder, 'postgres'));
  if (isPostmaster(pid, data)) process.kill(pid, 'SIGINT');
  while (isPostmaster(pid, data)) await delay(stepMs);
}
