import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { type Connection, connectClient } from './connect.ts';
import { postgresRole, prepareDataDirectory } from './data-directory.ts';
import { findBinaries } from './postgres-binaries.ts';
import { choosePostgresUser } from './postgres-user.ts';
import { dropStalePidFile, isPostmaster, readPostmaster } from './postmaster.ts';
import { openSocketFolder, socketFolderOf } from './socket-folder.ts';

export type EmbeddedPostgres = {
  connection: Connection;
  /** Starts it again if it is gone; resolves when it answers. */
  ensureRunning(): Promise<void>;
  /** Stops it in an orderly way, whoever started it. */
  stop(): Promise<void>;
};

/** Where data and programs go when PostgreSQL's user cannot reach the project's folder. */
const defaultShelter = '/var/lib/bold';

/**
 * The PostgreSQL that comes with npm, on the data in `dataDir` (created if there are none), reachable by nobody
 * but this user through a socket. One that a killed server left behind is taken over as it runs.
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  log: Logger,
  shelter = defaultShelter,
): Promise<EmbeddedPostgres> {
  const dataPath = join(dataDir, 'postgres');
  const user = choosePostgresUser(dataPath);
  const programs = findBinaries(user, shelter, log);
  const data = await prepareDataDirectory({ dataPath, shelter, programs, user }, log);

  const socketFolder = readPostmaster(data)?.socketFolder ?? socketFolderOf(data);
  const connection = { host: socketFolder, user: postgresRole, database: 'postgres', port: 5432 };

  function start(): ChildProcess {
    dropStalePidFile(data);
    openSocketFolder(socketFolder, user);
    const logFile = openSync(join(dataDir, 'postgres.log'), 'a', 0o600);
    // Its own process group: the Ctrl-C that stops this process must find the database still there for the last taps.
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
    child.unref();
    closeSync(logFile);
    return child;
  }

  async function ensureRunning() {
    for (let starts = 0; starts < 5; starts += 1) {
      if (await answers(connection, () => isRunning(data))) return;
      log.info(starts === 0 ? 'Starting the database …' : 'Trying again to start the database …');
      const child = start();
      const died = () => child.exitCode !== null || child.signalCode !== null;
      if (await answers(connection, () => !died())) return;
      // Remains of a PostgreSQL that was killed need a moment to leave.
      await delay(200 * starts);
    }
    throw new Error(`PostgreSQL does not start; ${join(dataDir, 'postgres.log')} says why.`);
  }

  async function stop() {
    const postmaster = readPostmaster(data);
    if (postmaster && isPostmaster(postmaster.pid, data)) {
      process.kill(postmaster.pid, 'SIGINT');
      while (existsSync(join(data, 'postmaster.pid')) && isRunning(data)) await delay(20);
    }
    rmSync(socketFolder, { recursive: true, force: true });
  }

  await ensureRunning();
  return { connection, ensureRunning, stop };
}

const isRunning = (data: string) => {
  const postmaster = readPostmaster(data);
  return postmaster !== undefined && isPostmaster(postmaster.pid, data);
};

/** Waits until PostgreSQL answers, or `mayYet` says that it never will. */
async function answers(connection: Connection, mayYet: () => boolean): Promise<boolean> {
  for (;;) {
    try {
      const client = await connectClient(connection);
      await client.end();
      return true;
    } catch (error) {
      const isRefusal = error instanceof pg.DatabaseError && !error.code?.startsWith('57');
      if (isRefusal) throw error;
      if (!mayYet()) return false;
      await delay(20);
    }
  }
}
