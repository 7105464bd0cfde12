import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isNewEnough } from './own-node.js';

const setup = join(import.meta.dirname, 'setup.js');
const run = (...args: string[]) =>
  spawnSync(process.execPath, [setup, ...args], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });

test('a command runs with its arguments as they are, on a Node that is new enough', () => {
  const { stdout, status } = run('node', '-p', 'process.argv.slice(1)', 'a b', '"c"', '*');

  expect([status, stdout]).toEqual([0, "[ 'a b', '\"c\"', '*' ]\n"]);
  const { stdout: version } = run('node', '-p', 'process.versions.node');
  expect(isNewEnough(join(import.meta.dirname, '..'), version)).toBe(true);
});

test('npm runs too', () => {
  expect(run('npm', '--version')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\d+\./),
  });
});

test('npm ci accepts package-lock.json', () => {
  const { status, stderr } = run('npm', 'ci', '--dry-run', '--ignore-scripts', '--offline');
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('error')]);
});

test('the command decides the exit code', () => {
  expect(run('node', '-e', 'process.exit(3)').status).toBe(3);
  expect(run('node', '-e', 'process.kill(process.pid, "SIGKILL")').status).toBe(137);
});

test('a signal reaches the command', async () => {
  const wait =
    'process.on("SIGTERM", () => process.exit(5)); setInterval(() => {}, 1e3); console.log("on")';
  const child = spawn(process.execPath, [setup, 'node', '-e', wait], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');

  expect(await ended).toEqual([5, null]);
});
