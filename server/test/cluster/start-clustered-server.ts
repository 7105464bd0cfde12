import { joinDatabase } from '../../src/database/join-database.ts';
import { afterFile } from '../after-file.ts';
import { runServer } from '../faults/run-server.ts';
import { recordingLog } from '../recording-log.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

/** Starts a cluster and a server that uses the cluster. Both are stopped when the test file has ended. */
export async function startClusteredServer({ workers = 2, shards = 4, env = {} } = {}) {
  const cluster = await startCluster(workers);
  afterFile(() => cluster.stop());
  const variables = {
    DATABASE_URL: cluster.coordinator.url,
    DATABASE_DISTRIBUTED: 'true',
    DATABASE_SHARDS: `${shards}`,
    LOG_LEVEL: 'warn',
    ...env,
  };
  const server = await runServer(variables);
  const tables = await joinCluster(cluster);
  return { cluster, server, variables, ...tables };
}

/** Connects to the cluster as an operator's script does. Disconnects when the test file has ended. */
export async function joinCluster({ coordinator }: Cluster) {
  const { log } = recordingLog();
  const joined = await joinDatabase({ dataDir: '', databaseUrl: coordinator.url }, log);
  afterFile(() => joined.close());
  return { db: joined.db, shards: joined.shards };
}
