import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connectClient } from '../../src/database/connect.ts';
import { choosePostgresUser, giveTo } from '../../src/database/postgres-user.ts';
import { freePort } from '../faults/free-port.ts';
import { publicFolder } from '../public-folder.ts';
import { run } from '../template-database.ts';

const role = 'bold';
const database = 'bold';

/**
 * The folder of the programs of a PostgreSQL that has Citus, or undefined. Tests of a cluster are skipped without it;
 * `server/README.md` says how to get one.
 */
export const citusBin = process.env.CITUS_BIN;

/** Settings of every node. Nothing waits for the disk: the tests kill processes and not the machine. */
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

/** One PostgreSQL of a cluster. */
export type Node = {
  port: number;
  url: string;
  /** Returns the process id of PostgreSQL. */
  pid(): number;
  /** Kills PostgreSQL with SIGKILL, and resolves when all its processes have ended. */
  kill(): Promise<void>;
  /** Starts PostgreSQL, and resolves when it accepts connections. */
  start(): Promise<void>;
};

export type Cluster = {
  coordinator: Node;
  workers: Node[];
  /** Starts another worker and adds it to the cluster. */
  addWorker(): Promise<Node>;
  /** Creates an empty database at every node, and returns its URL at the coordinator. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
};

/**
 * Starts a cluster on free ports of this machine: a coordinator, which holds no shard, and `workers`. Their data is
 * removed when the cluster stops.
 */
export async function startCluster(workers = 2): Promise<Cluster> {
  const folder = publicFolder();
  const nodes: (Node & { stop(): Promise<void> })[] = [];
  async function addNode(name: string) {
    const node = await createNode(join(folder, name));
    nodes.push(node);
    await node.start();
    return node;
  }
  const coordinator = await addNode('coordinator');
  await createAsCoordinator(coordinator, database);
  const cluster: Cluster = {
    coordinator,
    workers: [],
    async addWorker() {
      const worker = await addNode(`worker-${cluster.workers.length + 1}`);
      await createAtWorker(coordinator, worker, database);
      cluster.workers.push(worker);
      return worker;
    },
    async createDatabase(name) {
      await createAsCoordinator(coordinator, name);
      for (const worker of cluster.workers) await createAtWorker(coordinator, worker, name);
      return urlOf(coordinator.port, name);
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  for (let added = 0; added < workers; added += 1) await cluster.addWorker();
  return cluster;
}

/** Runs a statement at a node and returns its rows. */
export async function onNode<Row>({ url }: Pick<Node, 'url'>, statement: string): Promise<Row[]> {
  const connection = { connectionString: url };
  return run(connection, async (client) => (await client.query(statement)).rows as Row[]);
}

async function createWithCitus({ port }: Node, name: string): Promise<void> {
  await onNode({ url: urlOf(port, 'postgres') }, `create database ${name}`);
  await onNode({ url: urlOf(port, name) }, 'create extension citus');
}

async function createAsCoordinator(node: Node, name: string): Promise<void> {
  await createWithCitus(node, name);
  await onNode(
    { url: urlOf(node.port, name) },
    `select citus_set_coordinator_host('127.0.0.1', ${node.port})`,
  );
}

async function createAtWorker(coordinator: Node, worker: Node, name: string): Promise<void> {
  await createWithCitus(worker, name);
  await onNode(
    { url: urlOf(coordinator.port, name) },
    `select citus_add_node('127.0.0.1', ${worker.port})`,
  );
}

const urlOf = (port: number, name: string) => `postgres://${role}@127.0.0.1:${port}/${name}`;

async function createNode(data: string): Promise<Node & { stop(): Promise<void> }> {
  const programs = citusBin ?? '';
  const user = choosePostgresUser(data);
  mkdirSync(data, { mode: 0o700 });
  giveTo(user, data);
  const port = await freePort();
  const identity = { ...user.identity, cwd: '/' };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', role, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...identity, env: { LC_ALL: 'C' }, stdio: 'ignore' },
  );
  appendFileSync(
    join(data, 'postgresql.conf'),
    `${settings}port = ${port}\nunix_socket_directories = '${data}'\n`,
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
    url: urlOf(port, database),
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
