import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publicFolder } from '../test/public-folder.ts';

test('after Ctrl+C no PostgreSQL and no data are left of a benchmark', async () => {
  const folder = publicFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = join(import.meta.dirname, 'run.ts');
  const args = ['--conditions=@bold/source', script, '--out', 'figures/today', 'acks'];
  const child = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, TMPDIR: folder, INIT_CWD: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const exited = once(child, 'exit');
  await expect.poll(() => said, { timeout: 60_000 }).toContain('acks …');

  child.kill('SIGINT');

  expect(await exited).toEqual([130, null]);
  expect(said).toContain('Stopping …');
  // The data are deleted after PostgreSQL has stopped.
  expect(readdirSync(folder)).toEqual(['figures']);
  expect(readdirSync(join(folder, 'figures'))).toEqual(['today']);
});
