import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../.ci/test-run/free-port.ts';
import { connectClient } from '../../src/database/connect.ts';
import { choosePostgresUser, giveTo } from '../../src/database/postgres-user.ts';

const role = 'bold';
export const databaseName = 'bold';

/**
 * The folder with PostgreSQL and Citus (see `server/README.md`). Without CITUS_BIN, the tests of a cluster are skipped.
 */
export const citusBin = process.env.CITUS_BIN;
const programs = citusBin ?? '';

/** What to say where CITUS_BIN is needed and missing. */
export const howToGetCitus =
  'CITUS_BIN is missing: set it to the folder with PostgreSQL and Citus, see "A cluster for tests" in server/README.md.';

/** `fsync = off` is safe here, because the tests kill only processes, not the machine. */
const settings = `
listen_addresses = '127.0.0.1'
shared_preload_libraries = 'citus'
wal_level = logical
max_prepared_transactions = 200
max_connections = 300
fsync = off
wal_keep_size = '512MB'
jit = off
citus.recover_2pc_interval = '1s'
citus.node_connection_timeout = '5s'
`;

export type Node = {
  port: number;
  url: string;
  pid(): number;
  /** Kills PostgreSQL with SIGKILL, and waits for its end. */
  kill(): Promise<void>;
  /** Resolves when PostgreSQL accepts connections. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Creates a backup of the node's data for `restore`. The node must be running. */
  backUp(): Promise<void>;
  /**
   * Replaces the data of the stopped node with the backup. The next start repeats all changes between the backup and
   * the restore point `point`.
   */
  restore(point: string): void;
};

export const urlOf = (port: number, name: string): string =>
  `postgres://${role}@127.0.0.1:${port}/${name}`;

/** Creates an empty PostgreSQL node in the folder `data`. Does not start the node. */
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

/** Creates a standby with a copy of a running node's data. Does not start the standby. */
export async function createReplica({ port }: Node, data: string): Promise<Node> {
  const identity = createFolder(data);
  await copyData(port, data, identity, ['-R']);
  return nodeOf(data, identity);
}

async function copyData(port: number, data: string, identity: Identity, options: string[] = []) {
  const from = ['-h', '127.0.0.1', '-p', `${port}`, '-U', role];
  await promisify(execFile)(
    join(programs, 'pg_basebackup'),
    [...from, '-D', data, '-X', 'stream', '-c', 'fast', ...options],
    { ...identity, env: { LC_ALL: 'C' } },
  );
}

type Identity = ReturnType<typeof createFolder>;

/** Creates the folder `data`. Returns the spawn options for PostgreSQL's programs. */
function createFolder(data: string) {
  const user = choosePostgresUser(data);
  mkdirSync(data, { mode: 0o700 });
  giveTo(user, data);
  return { ...user.identity, cwd: '/' };
}

async function nodeOf(data: string, identity: Identity): Promise<Node> {
  const port = await freePort();
  appendFileSync(
    join(data, 'postgresql.conf'),
    `port = ${port}\nunix_socket_directories = '${data}'\n`,
  );
  const [backup, lost] = [`${data}-backup`, `${data}-lost`];
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
    async backUp() {
      createFolder(backup);
      await copyData(port, backup, identity);
    },
    restore(point) {
      renameSync(data, lost);
      renameSync(backup, data);
      // The lost data folder is the archive: it has the whole write-ahead log.
      appendFileSync(
        join(data, 'postgresql.conf'),
        `restore_command = 'cp "${lost}/pg_wal/%f" "%p"'
recovery_target_name = '${point}'
recovery_target_action = 'promote'
`,
      );
      writeFileSync(join(data, 'recovery.signal'), '');
    },
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
