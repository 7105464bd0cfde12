import { spawn } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { errorText } from '../error-text.ts';
import { FailureLog } from '../failure-log.ts';
import { type Connection, connectClient } from './connect.ts';
import { postgresRole, prepareDataDirectory } from './data-directory.ts';
import { findBinaries, locateInstalled } from './postgres-binaries.ts';
import { choosePostgresUser } from './postgres-user.ts';
import { dropStalePidFile, isPostmaster, readPostmaster } from './postmaster.ts';
import { openSocketFolder, socketFolderOf } from './socket-folder.ts';

export type EmbeddedPostgres = {
  connection: Connection;
  /** Starts PostgreSQL again if it is not running. Resolves when PostgreSQL accepts connections. */
  ensureRunning(): Promise<void>;
  /** Stops PostgreSQL in an orderly way, even if another server started it. */
  stop(): Promise<void>;
};

/** About how long callers pause before they try again. */
const retryPauseMs = 250;

/** Where data and programs are stored if PostgreSQL's user cannot reach the project's folder. */
const defaultFallbackFolder = '/var/lib/bold';

/**
 * Starts the PostgreSQL that npm installed, or reuses a PostgreSQL that already runs on the data in `dataDir`.
 * Connections are possible only through a socket, and only for root and the user of this process.
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  log: Logger,
  fallbackFolder = defaultFallbackFolder,
  installed = locateInstalled(),
): Promise<EmbeddedPostgres> {
  const dataPath = join(dataDir, 'postgres');
  const user = choosePostgresUser(dataPath);
  const programs = findBinaries(user, fallbackFolder, log, installed);
  const data = await prepareDataDirectory({ dataPath, fallbackFolder, programs, user }, log);

  const socketFolder = readPostmaster(data)?.socketFolder ?? socketFolderOf(data);
  const connection = { host: socketFolder, user: postgresRole, database: 'postgres', port: 5432 };

  const failureLog = new FailureLog(log, 'PostgreSQL runs again.');

  /** Starts the process. Without a process nothing is written to `postgres.log`, and `onFailure` gets the reason. */
  function start(onFailure: (error: Error) => void): { hasEnded(): boolean } {
    dropStalePidFile(data);
    openSocketFolder(socketFolder, user);
    const logFile = openSync(join(dataDir, 'postgres.log'), 'a', 0o600);
    try {
      // Its own process group: Ctrl-C stops this process, which still needs the database to commit the last taps.
      const child = spawn(
        join(programs, 'postgres'),
        ['-D', data, '-k', socketFolder, '-p', '5432', '-c', 'listen_addresses=', '-c', 'jit=off'],
        {
          ...user.identity,
          cwd: '/',
          env: { LC_ALL: 'C' },
          detached: true,
          stdio: ['ignore', logFile, logFile],
        },
      );
      child.once('error', onFailure);
      child.unref();
      return { hasEnded: () => child.exitCode !== null || child.signalCode !== null };
    } finally {
      closeSync(logFile);
    }
  }

  async function startUntilRunning() {
    let failure: Error | undefined;
    for (let starts = 0; starts < 5; starts += 1) {
      if (await acceptsConnections(connection, () => isRunning(data))) return;
      log.info(starts === 0 ? 'Starting the database …' : 'Trying again to start the database …');
      const { hasEnded } = start((error) => {
        failure = error;
      });
      if (await acceptsConnections(connection, () => !hasEnded())) return;
      // After PostgreSQL was killed, its other processes need a moment to end.
      await delay(200 * starts);
    }
    throw failure
      ? new Error(`PostgreSQL could not be started: ${errorText(failure)}`, { cause: failure })
      : new Error(`PostgreSQL does not start; ${join(dataDir, 'postgres.log')} says why.`);
  }

  async function ensureRunning() {
    const begin = performance.now();
    try {
      await startUntilRunning();
      failureLog.succeeded();
    } catch (error) {
      failureLog.failed(
        error,
        'PostgreSQL could not be reached or started.',
        () => performance.now() - begin + retryPauseMs,
      );
      throw error;
    }
  }

  async function stop() {
    const postmaster = readPostmaster(data);
    if (postmaster && isPostmaster(postmaster.pid, data)) {
      process.kill(postmaster.pid, 'SIGINT');
      while (isRunning(data)) await delay(20);
    }
    rmSync(socketFolder, { recursive: true, force: true });
  }

  // The caller prints an error of the first start.
  await startUntilRunning();
  return { connection, ensureRunning, stop };
}

const isRunning = (data: string) => {
  const postmaster = readPostmaster(data);
  return postmaster !== undefined && isPostmaster(postmaster.pid, data);
};

/**
 * Waits until PostgreSQL accepts connections, and then returns true. Returns false if `mayStillStart` returns false
 * before that.
 * @throws `DatabaseError` if PostgreSQL is running but refuses the connection
 */
async function acceptsConnections(
  connection: Connection,
  mayStillStart: () => boolean,
): Promise<boolean> {
  for (;;) {
    try {
      const client = await connectClient(connection);
      await client.end();
      return true;
    } catch (error) {
      const isRefusal = error instanceof pg.DatabaseError && !error.code?.startsWith('57');
      if (isRefusal) throw error;
      if (!mayStillStart()) return false;
      await delay(20);
    }
  }
}
