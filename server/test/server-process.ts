import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, vi } from 'vitest';

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** The server as a process of its own on any free port, with what it says until it ends; none outlives the test file. */
export function serverProcess(env: Record<string, string>) {
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

  /** Waits for the address that it answers on. */
  async function answers(): Promise<string> {
    await vi.waitFor(() => expect(said.out).toContain('Bold answers on http://'), 45_000);
    return /Bold answers on (\S+)/.exec(said.out)?.[1] ?? '';
  }

  return { child, said, ended: once(child, 'close'), answers };
}
