import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endDatabase } from './reference-server.ts';

test('a PostgreSQL that was killed needs no end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bold-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'postgres'));
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(folder, 'postgres/postmaster.pid'), `${pid}\n`);
  await expect(endDatabase(folder)).resolves.toBeUndefined();
});
