import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { publicFolder } from '../public-folder.ts';
import { run } from '../template-database.ts';
import {
  citusBin,
  createNode,
  createReplica,
  databaseName,
  howToGetCitus,
  type Node,
  urlOf,
} from './postgres-node.ts';

export type Cluster = {
  coordinator: Node;
  workers: Node[];
  addWorker(): Promise<Node>;
  /** Starts a standby of a node. From then on, each commit at the node waits until a standby has the commit. */
  addStandby(node: Node): Promise<Node>;
  /** Creates an empty database at every node. Returns the URL of the coordinator's database. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
};

/**
 * Starts a coordinator and `workers` worker nodes on free ports. `stop` deletes their data.
 * @throws If CITUS_BIN is missing.
 */
export async function startCluster(workers = 2): Promise<Cluster> {
  if (!citusBin) throw new Error(howToGetCitus);
  const folder = publicFolder();
  const nodes: Node[] = [];
  async function startNode(node: Node) {
    nodes.push(node);
    await node.start();
    return node;
  }
  async function stop() {
    await Promise.all(nodes.map((node) => node.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    // The coordinator stores no shard.
    const coordinator = await startNode(await createNode(join(folder, 'coordinator')));
    const cluster: Cluster = {
      coordinator,
      workers: [],
      async addWorker() {
        const name = `worker-${cluster.workers.length + 1}`;
        const worker = await startNode(await createNode(join(folder, name)));
        await createAtWorker(coordinator, worker, databaseName);
        cluster.workers.push(worker);
        return worker;
      },
      async addStandby(node) {
        const standby = await startNode(
          await createReplica(node, join(folder, `standby-${nodes.length}`)),
        );
        await onNode(node, "alter system set synchronous_standby_names = '*'");
        await onNode(node, 'select pg_reload_conf()');
        return standby;
      },
      async createDatabase(name) {
        await createAsCoordinator(coordinator, name);
        for (const worker of cluster.workers) await createAtWorker(coordinator, worker, name);
        return urlOf(coordinator.port, name);
      },
      stop,
    };
    await createAsCoordinator(coordinator, databaseName);
    for (let added = 0; added < workers; added += 1) await cluster.addWorker();
    return cluster;
  } catch (error) {
    await stop();
    throw error;
  }
}

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
