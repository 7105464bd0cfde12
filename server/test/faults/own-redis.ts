import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../../.ci/test-run/free-port.ts';
import { afterFile } from '../after-file.ts';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** Starts a Redis that stores nothing on disk and that a test may kill. Stops it when the test file has ended. */
export async function startOwnRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'bold-redis-'));
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start() {
    const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    child = spawn('redis-server', options, { stdio: 'ignore' });
    await vi.waitFor(() => reach(port), 15_000);
  }

  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  afterFile(async () => {
    await kill();
    rmSync(folder, { recursive: true });
  });
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, kill };
}

function reach(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });
}
