import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Running = {
  /** The server's origin. */
  url: string;
  /** The standard output of the process so far. */
  output: () => string;
  /** Sends the process a signal, by default SIGTERM, and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

const root = join(import.meta.dirname, '../../..');

/**
 * Starts a process that loads the modules `preloaded` and then runs a script. Resolves when the script has printed its
 * URL.
 * @throws If the script ends before it has printed its URL.
 */
export async function startProcess(
  script: string,
  env: Record<string, string> = {},
  preloaded: string[] = [],
): Promise<Running> {
  const imports = preloaded.map((path) => `--import=${path}`);
  const child = spawn(process.execPath, ['--conditions=@bold/source', ...imports, script], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (signal?: NodeJS.Signals) => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill(signal)) await ended;
  };
  let output = '';
  child.stdout.setEncoding('utf8');
  const { promise, resolve, reject } = Promise.withResolvers<Running>();
  child.stdout.on('data', (text: string) => {
    output += text;
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
    if (url) resolve({ url, output: () => output, stop });
  });
  child.on('exit', () =>
    reject(new Error(`${script} ended before it printed an address: ${output}`)),
  );
  child.on('error', reject);
  return promise;
}
