import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../test/create-database.ts';

const connection = await createEmptyDatabase();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** The server as a process of its own, with what it says until it ends. */
function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=source', 'src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return { child, said, ended: once(child, 'close') };
}

/** The test database as an address: one on a socket names its folder as the host. */
function databaseUrl(): string {
  const { connectionString, host = '', user = '', database = '' } = connection;
  return (
    connectionString ?? `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  );
}

test('a bad environment stops the server with a sentence for each fault', async () => {
  const { said, ended } = run({ PORT: 'eighty', LOG_LEVEL: 'loud' });
  expect(await ended).toEqual([1, null]);
  expect(said.err).toBe(
    'PORT must be a whole number from 0 to 65535.\n' +
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.\n',
  );
});

test('the server says where it answers and stops when it is asked to', async () => {
  const { child, said, ended } = run({ DATABASE_URL: databaseUrl() });
  await expect.poll(() => said.out, { timeout: 15_000 }).toContain('Bold answers on http://');
  const [, address = ''] = /Bold answers on (\S+)/.exec(said.out) ?? [];
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});
