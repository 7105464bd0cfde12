import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A room's process that serves HTTP on a free port. */
export interface Running {
  /** Its origin. */
  url: string;
  /** What it said on standard output until it named its origin. */
  said: string;
  /** Ends it in an orderly way. */
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** Starts a script of a room, with modules that are loaded before it. Rejects when it ends without naming an address. */
export async function startProcess(
  script: string,
  env: Record<string, string> = {},
  preloaded: string[] = [],
): Promise<Running> {
  const imports = preloaded.map((path) => `--import=${path}`);
  const child = spawn(process.execPath, ['--conditions=source', ...imports, script], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill()) await ended;
  };
  let said = '';
  child.stdout.setEncoding('utf8');
  const { promise, resolve, reject } = Promise.withResolvers<Running>();
  child.stdout.on('data', (text: string) => {
    said += text;
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (url) resolve({ url, said, stop });
  });
  child.on('exit', () => reject(new Error(`${script} ended without an address: ${said}`)));
  child.on('error', reject);
  return promise;
}
