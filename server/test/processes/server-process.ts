import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, vi } from 'vitest';
import { afterFile } from '../after-file.ts';
import { addSecret, watchLine } from '../watched-log.ts';

/** Matches the names of environment variables whose values must never be logged. */
const secret = /_(TOKEN|PREVIOUS|SECRET|KEY|MNEMONIC)$/;

/** Starts the server as a process on a free port. Kills the process when the test file has ended. */
export function serverProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=@bold/source', 'src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  afterFile(() => child.kill('SIGKILL'));
  for (const [name, value] of Object.entries(env)) if (secret.test(name)) addSecret(value);
  const output = { out: '', err: '' };
  for (const [stream, name] of [
    [child.stdout, 'out'],
    [child.stderr, 'err'],
  ] as const) {
    stream.on('data', (chunk) => {
      output[name] += chunk;
    });
    createInterface(stream).on('line', watchLine);
  }

  /** Waits until the server has printed its URL, and returns the URL. */
  async function listening(): Promise<string> {
    await vi.waitFor(() => expect(output.out).toContain('Bold listens on http://'), 45_000);
    return /Bold listens on (\S+)/.exec(output.out)?.[1] ?? '';
  }

  return { child, output, ended: once(child, 'close'), listening };
}
