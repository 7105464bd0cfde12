import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../.ci/free-port.ts';
import { connectClient } from '../../src/database/connect.ts';
import { choosePostgresUser, giveTo } from '../../src/database/postgres-user.ts';

const role = 'bold';
/** The name of the database that every node has. */
export const databaseName = 'bold';

/**
 * Names the folder with PostgreSQL's programs, including Citus (see `server/README.md`). If CITUS_BIN is not set, the
 * tests of a cluster are skipped.
 */
export const citusBin = process.env.CITUS_BIN;
const programs = citusBin ?? '';

/**
 * Holds the settings of every node. PostgreSQL does not wait for the disk (`fsync = off`), because the tests kill only
 * processes.
 */
const settings = `
listen_addresses = '127.0.0.1'
shared_preload_libraries = 'citus'
wal_level = logical
max_prepared_transactions = 200
max_connections = 300
fsync = off
jit = off
citus.recover_2pc_interval = '1s'
citus.node_connection_timeout = '5s'
`;

/** A PostgreSQL server of a cluster. */
export type Node = {
  port: number;
  url: string;
  /** Returns the process id of PostgreSQL. */
  pid(): number;
  /** Kills the main process of PostgreSQL with SIGKILL, and resolves when this process has ended. */
  kill(): Promise<void>;
  /** Starts PostgreSQL, and resolves when it accepts connections. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Returns the URL of a database of the node on this port. */
export const urlOf = (port: number, name: string): string =>
  `postgres://${role}@127.0.0.1:${port}/${name}`;

/** Creates an empty PostgreSQL in the folder `data`. Does not start the node. */
export async function createNode(data: string): Promise<Node> {
  const identity = createFolder(data);
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', role, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...identity, env: { LC_ALL: 'C' }, stdio: 'ignore' },
  );
  appendFileSync(join(data, 'postgresql.conf'), settings);
  return nodeOf(data, identity);
}

/** Creates a standby of a running node, with a copy of its data in the folder `data`. Does not start the standby. */
export async function createReplica({ port }: Node, data: string): Promise<Node> {
  const identity = createFolder(data);
  execFileSync(
    join(programs, 'pg_basebackup'),
    [
      '-h',
      '127.0.0.1',
      '-p',
      `${port}`,
      '-U',
      role,
      '-D',
      data,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
    ],
    { ...identity, env: { LC_ALL: 'C' }, stdio: 'ignore' },
  );
  return nodeOf(data, identity);
}

/** Creates the folder `data`. Returns the spawn options for PostgreSQL's programs. */
function createFolder(data: string) {
  const user = choosePostgresUser(data);
  mkdirSync(data, { mode: 0o700 });
  giveTo(user, data);
  return { ...user.identity, cwd: '/' };
}

async function nodeOf(data: string, identity: ReturnType<typeof createFolder>): Promise<Node> {
  const port = await freePort();
  appendFileSync(
    join(data, 'postgresql.conf'),
    `port = ${port}\nunix_socket_directories = '${data}'\n`,
  );
  let child: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals) {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    port,
    url: urlOf(port, databaseName),
    pid: () => child?.pid ?? 0,
    async start() {
      child = spawn(join(programs, 'postgres'), ['-D', data], {
        ...identity,
        env: { LC_ALL: 'C' },
        stdio: 'ignore',
      });
      while (!(await accepts(port))) {
        if (child.exitCode !== null) throw new Error(`PostgreSQL in ${data} does not start.`);
        await delay(50);
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGQUIT'),
  };
}

async function accepts(port: number): Promise<boolean> {
  try {
    const client = await connectClient({ connectionString: urlOf(port, 'postgres') });
    await client.end();
    return true;
  } catch {
    return false;
  }
}
