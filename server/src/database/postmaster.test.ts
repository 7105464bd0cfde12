import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dropStalePidFile, isPostmaster, readPostmaster } from './postmaster.ts';

/** Creates a data directory whose pid file names the process `pid`. */
function dataOf(pid: number) {
  const data = mkdtempSync(join(tmpdir(), 'bold-test-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const socketFolder = join(data, 'socket');
  mkdirSync(socketFolder);
  writeFileSync(join(socketFolder, '.s.PGSQL.5432.lock'), `${pid}\n`);
  writeFileSync(join(data, 'postmaster.pid'), `${pid}\n${data}\n0\n5432\n${socketFolder}\n`);
  return { data, socketFolder };
}

/** Starts a process with `argument` on its command line. The process runs until the test ends. */
function liveProcess(argument: string): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', argument]);
  onTestFinished(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  });
  return child.pid ?? 0;
}

test("the pid file has the process id and the socket's folder", () => {
  const { data, socketFolder } = dataOf(4711);
  expect(readPostmaster(data)).toEqual({ pid: 4711, socketFolder });
  expect(readPostmaster(socketFolder)).toBeUndefined();
});

test('a pid that now belongs to another program does not prevent the start', () => {
  const { data, socketFolder } = dataOf(liveProcess('something-else'));
  dropStalePidFile(data);
  expect(readPostmaster(data)).toBeUndefined();
  expect(existsSync(socketFolder)).toBe(false);
});

test('the pid file of a running PostgreSQL is never removed', async () => {
  const data = mkdtempSync(join(tmpdir(), 'bold-test-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const pid = liveProcess(data);
  writeFileSync(join(data, 'postmaster.pid'), `${pid}\n${data}\n0\n5432\n/nowhere\n`);
  // The command line can be read once the program has been loaded.
  await expect.poll(() => isPostmaster(pid, data)).toBe(true);
  dropStalePidFile(data);
  expect(readPostmaster(data)?.pid).toBe(pid);
});
