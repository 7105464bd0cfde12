import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, vi } from 'vitest';
import { afterFile } from '../after-file.ts';
import { addSecret, watchLine } from '../watched-log.ts';

/** Variables whose values must never be logged. */
const secret = /_(TOKEN|SECRET|KEY|MNEMONIC)$/;

/** Starts the server as a process on any free port and records its output; it ends with the test file. */
export function serverProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=source', 'src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  afterFile(() => child.kill('SIGKILL'));
  for (const [name, value] of Object.entries(env)) if (secret.test(name)) addSecret(value);
  const said = { out: '', err: '' };
  for (const [stream, name] of [
    [child.stdout, 'out'],
    [child.stderr, 'err'],
  ] as const) {
    stream.on('data', (chunk) => {
      said[name] += chunk;
    });
    createInterface(stream).on('line', watchLine);
  }

  /** Waits for the address that the server prints. */
  async function listening(): Promise<string> {
    await vi.waitFor(() => expect(said.out).toContain('Bold listens on http://'), 45_000);
    return /Bold listens on (\S+)/.exec(said.out)?.[1] ?? '';
  }

  return { child, said, ended: once(child, 'close'), listening };
}
