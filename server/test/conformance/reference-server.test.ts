import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endDatabase, startServer } from './reference-server.ts';

test('a PostgreSQL that was killed needs no end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bold-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'postgres'));
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(folder, 'postgres/postmaster.pid'), `${pid}\n`);
  await expect(endDatabase(folder)).resolves.toBeUndefined();
});

test('a settlement never reads the database of the shell', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/another');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { argv, stop } = await startServer();
  onTestFinished(stop);
  const command = argv[argv.indexOf('--settle-command') + 1]?.replace(
    '{time}',
    '2026-11-28T00:00:00Z',
  );
  const { status, stderr } = spawnSync('sh', ['-c', `${command}`], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.stringContaining('the embedded PostgreSQL')]);
});
