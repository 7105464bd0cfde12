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
  // Several files at a time start several servers each: with the default of 100 connections, some were refused one.
  await run(postgres.connection, (client) =>
    client.query('alter system set max_connections = 500'),
  );
  await postgres.stop();
  await postgres.ensureRunning();
  project.provide('postgres', await createTemplate(postgres.connection));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
}
