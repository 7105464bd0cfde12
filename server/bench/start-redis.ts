import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../.ci/test-run/free-port.ts';
import type { Lab } from './bench.ts';

/** Starts a Redis that only this benchmark uses, and returns its URL. Returns undefined if Redis is not installed. */
export async function startRedis(lab: Lab): Promise<string | undefined> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'bold-redis-'));
  const port = await freePort();
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  lab.onEnd(async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true });
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += chunk;
    if (said.includes('eady to accept connections')) break;
  }
  return `redis://127.0.0.1:${port}`;
}
