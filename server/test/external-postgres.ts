import { createConnection } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createTemplate, dropTemplate } from './template-database.ts';

const connectionString = process.env.DATABASE_URL || 'postgres://root@127.0.0.1:5432/root';

/**
 * Uses the PostgreSQL at DATABASE_URL, or at 127.0.0.1:5432 if DATABASE_URL is not set. Creates and drops only
 * databases named `bold_test_…`.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.CI) await requireRedis();
  const postgres = await createTemplate({ connectionString }).catch((cause: Error) => {
    const { host } = new URL(connectionString);
    throw new Error(`These tests need the PostgreSQL on ${host}: ${cause.message}`, { cause });
  });
  project.provide('postgres', postgres);
  return () => dropTemplate(postgres);
}

/** Rejects if no Redis responds, so that the run fails before the first test. */
function requireRedis(): Promise<void> {
  const { hostname, port } = new URL(process.env.REDIS_URL || 'redis://127.0.0.1:6379');
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: Number(port || 6379) });
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (response) => {
      socket.end();
      if (response.toString().startsWith('+PONG')) resolve();
      else reject(new Error(`With CI set, a Redis must respond on ${hostname}:${port}.`));
    });
    socket.once('error', (cause) =>
      reject(new Error(`With CI set, a Redis must respond: ${cause.message}`, { cause })),
    );
  });
}
