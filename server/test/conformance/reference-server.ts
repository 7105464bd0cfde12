import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Address } from '@ton/core';
import { isPostmaster } from '../../src/database/postmaster.ts';
import { startProcess } from './start-process.ts';

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

export type ReferenceServer = {
  /** The server's origin. */
  url: string;
  /**
   * The command-line options of the kit for this server. The settle command settles the revenue of all UTC days before
   * `{time}`, and the restart command kills the server and starts it again.
   */
  argv: string[];
  stop(): Promise<void>;
};

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
    const start = (port = '0') =>
      startProcess('server/src/main.ts', { ...settings, PORT: port }, preloaded);
    let running = await start();
    const { url } = running;
    const restarts = await runOnRequest(async () => {
      await running.stop('SIGKILL');
      running = await start(new URL(url).port);
    });
    const stop = async () => {
      restarts.close();
      await running.stop();
      await endDatabase(folder);
      tidy();
    };
    const commands = [
      ['--settle-command', settleCommandOf(folder, env, preloaded)],
      [
        '--restart-command',
        `${process.execPath} -e "fetch('${restarts.url}').then((done) => process.exit(done.ok ? 0 : 1))"`,
      ],
    ];
    return {
      url,
      argv: ['--url', url, '--analytics', `${url}/analytics`, ...commands.flat()],
      stop,
    };
  } catch (error) {
    await endDatabase(folder);
    tidy();
    throw error;
  }
}

/** Starts an HTTP server that does `work` for each request, and responds when it is done. */
async function runOnRequest(work: () => Promise<void>) {
  const server = createServer((_, response) => {
    work().then(
      () => response.end(),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

function settleCommandOf(folder: string, env: Record<string, string>, preloaded: string[] = []) {
  const variables = Object.entries({ ...env, DATA_DIR: folder });
  return [
    // As the server: a DATABASE_URL of the shell is another database.
    'env -i',
    ...variables.map(([name, value]) => `${name}='${value}'`),
    process.execPath,
    '--conditions=@bold/source',
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
