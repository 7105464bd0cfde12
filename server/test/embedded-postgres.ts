import { rmSync } from 'node:fs';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../src/database/embedded-postgres.ts';
import { publicFolder } from './public-folder.ts';
import { createTemplate, run } from './template-database.ts';

/** Starts one embedded PostgreSQL for the whole run. The returned function stops PostgreSQL and deletes the data. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = publicFolder();
  const postgres = await openEmbeddedPostgres(folder, pino({ level: 'silent' }));
  // A run that a signal ends calls no teardown, and PostgreSQL is not in its process group.
  const endWithRun = () => {
    void postgres.stop();
    for (const path of [folder, postgres.connection.host ?? folder])
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', endWithRun);
  await run(postgres.connection, async (client) => {
    // Several test files run at once and start several servers each, so they can need more connections than the default
    // of 100.
    await client.query('alter system set max_connections = 500');
    // These data are temporary, so no test waits for the disk. Tests of kills start their own PostgreSQL.
    await client.query('alter system set fsync = off');
  });
  await postgres.stop();
  await postgres.ensureRunning();
  project.provide('postgres', await createTemplate(postgres.connection));
  return async () => {
    process.off('exit', endWithRun);
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
}
