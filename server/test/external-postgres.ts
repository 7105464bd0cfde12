import type { TestProject } from 'vitest/node';
import { createTemplate, dropTemplate } from './template-database.ts';

const connectionString = process.env.DATABASE_URL || 'postgres://root@127.0.0.1:5432/root';

/** The PostgreSQL that CI brings, or the one at DATABASE_URL; only `bold_test_…` databases are made and dropped. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await createTemplate({ connectionString }).catch((cause: Error) => {
    const { host } = new URL(connectionString);
    throw new Error(`These tests need the PostgreSQL on ${host}: ${cause.message}`, { cause });
  });
  project.provide('postgres', postgres);
  return () => dropTemplate(postgres);
}
