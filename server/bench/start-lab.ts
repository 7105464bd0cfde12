import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import type { Connection } from '../src/database/connect.ts';
import { openEmbeddedPostgres } from '../src/database/embedded-postgres.ts';
import { publicFolder } from '../test/public-folder.ts';
import { createTemplate, dropTemplate, inDatabase, run } from '../test/template-database.ts';
import type { Lab } from './bench.ts';

/** Prepares the tools of benchmarks. Creates databases in the PostgreSQL at DATABASE_URL, or in an embedded one. */
export async function startLab(isSmoke: boolean, rounds: number) {
  const { connection, stop } = await openPostgres();
  const postgres = await createTemplate(connection);
  const endings: (() => Promise<void> | void)[] = [];

  const lab: Lab = {
    isSmoke,
    rounds,
    async createDatabase() {
      const name = `${postgres.template}_${randomBytes(4).toString('hex')}`;
      await run(connection, (client) =>
        client.query(`create database ${name} template ${postgres.template}`),
      );
      endings.push(async () => {
        await run(connection, (client) => client.query(`drop database ${name} with (force)`));
      });
      return inDatabase(connection, name);
    },
    onEnd: (work) => void endings.push(work),
  };

  /** Drops the created databases and calls the functions of `onEnd`, the last added first. */
  async function clear() {
    for (const end of endings.splice(0).reverse()) await end();
  }

  return {
    lab,
    clear,
    async close() {
      await clear();
      await dropTemplate(postgres);
      await stop();
    },
  };
}

async function openPostgres(): Promise<{ connection: Connection; stop(): Promise<void> }> {
  const connectionString = process.env.DATABASE_URL;
  if (connectionString) return { connection: { connectionString }, stop: async () => undefined };
  const folder = publicFolder();
  const postgres = await openEmbeddedPostgres(folder, pino({ level: 'silent' }));
  return {
    connection: postgres.connection,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
