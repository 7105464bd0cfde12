import { rmSync } from 'node:fs';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../src/database/embedded-postgres.ts';
import { publicFolder } from './public-folder.ts';
import { createTemplate, run } from './template-database.ts';

/** One embedded PostgreSQL for the whole run; its data are gone afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = publicFolder();
  const postgres = await openEmbeddedPostgres(folder, pino({ level: 'silent' }));
  await run(postgres.connection, async (client) => {
    // Several files at a time start several servers each: of the default of 100 connections, none was left for some.
    await client.query('alter system set max_connections = 500');
    // These data are thrown away, so no test waits for the disk. Tests of kills start a PostgreSQL of their own.
    await client.query('alter system set fsync = off');
  });
  await postgres.stop();
  await postgres.ensureRunning();
  project.provide('postgres', await createTemplate(postgres.connection));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
}
