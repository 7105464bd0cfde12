import { randomBytes } from 'node:crypto';
import { startCluster } from '../cluster/start-cluster.ts';
import {
  createTemplate,
  databaseUrl,
  dropTemplate,
  inDatabase,
  run,
  type TestPostgres,
} from '../template-database.ts';
import { openTemporaryPostgres } from '../temporary-postgres.ts';

export type NewDatabases = {
  /** Creates a database. Returns the environment variables for a server that uses it. */
  create(): Promise<Record<string, string>>;
  close(): Promise<void>;
};

/** Opens the PostgreSQL at DATABASE_URL, or starts an embedded PostgreSQL if this variable is not set. */
export async function inPostgres(): Promise<NewDatabases> {
  const { DATABASE_URL: connectionString } = process.env;
  if (connectionString) {
    const postgres = await createTemplate({ connectionString });
    return { create: () => copy(postgres), close: () => dropTemplate(postgres) };
  }
  const embedded = await openTemporaryPostgres();
  const postgres = await createTemplate(embedded.connection);
  return { create: () => copy(postgres), close: embedded.stop };
}

export async function inCluster(): Promise<NewDatabases> {
  const cluster = await startCluster();
  return {
    create: async () => ({
      DATABASE_URL: await cluster.createDatabase(nameOf('bold')),
      DATABASE_DISTRIBUTED: 'true',
      DATABASE_SHARDS: '4',
    }),
    close: () => cluster.stop(),
  };
}

const nameOf = (prefix: string) => `${prefix}_${randomBytes(4).toString('hex')}`;

async function copy({ admin, template }: TestPostgres) {
  const name = nameOf(template);
  await run(admin, async (client) => {
    await client.query(`create database ${name} template ${template}`);
    // No process is killed here, so it does not matter when PostgreSQL writes to the disk.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  return { DATABASE_URL: databaseUrl(inDatabase(admin, name)) };
}
