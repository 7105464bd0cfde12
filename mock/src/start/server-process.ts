import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Environment } from './server-environment.ts';
import { stopAtExit } from './stop-at-exit.ts';

type End = {
  /** Null if a signal ended the process. */
  code: number | null;
  signal: NodeJS.Signals | null;
};

type ServerProcess = {
  kill: (signal: NodeJS.Signals) => void;
  /** Resolves when the process has ended. Rejects if the process could not be started. */
  ended: Promise<End>;
  /** Prints the server's whole output, except lines that end with `suffix`. Resolves when the output has ended. */
  show: (suffix: string) => Promise<void>;
};

/**
 * Runs the TypeScript file `main` with this process's Node, in the process group of `npm start`. The process is stopped
 * when this process exits.
 */
export function startServerProcess(main: string, env: Environment): ServerProcess {
  // Imports of workspace packages resolve to source files.
  const child = spawn(process.execPath, ['--conditions=@bold/source', main], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  stopAtExit(child);
  const outputs = [
    collectLines(child.stdout, process.stdout),
    collectLines(child.stderr, process.stderr),
  ];
  return {
    kill: (signal) => child.kill(signal),
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve({ code, signal }));
    }),
    async show(suffix) {
      await Promise.all(outputs.map((show) => show(suffix)));
    },
  };
}

/**
 * Collects the lines of the stream `from`. Prints nothing until the returned function is called.
 * @returns A function that prints the collected lines and all later lines to `to`, except lines that end with `suffix`.
 * The returned function resolves when `from` has ended.
 */
function collectLines(from: Readable, to: Writable): (suffix: string) => Promise<void> {
  // Node drops the unread output of an ended process.
  let buffered: string[] | undefined = [];
  let hidden = '';
  const print = (line: string) => {
    if (!line.endsWith(hidden)) to.write(`${line}\n`);
  };
  const lines = createInterface({ input: from });
  lines.on('line', (line) => (buffered ? buffered.push(line) : print(line)));
  const closed = once(lines, 'close');
  return async (suffix) => {
    hidden = suffix;
    buffered?.forEach(print);
    buffered = undefined;
    await closed;
  };
}

/**
 * Returns the exit code and the last message of `npm start`. The message is empty if the user stopped `npm start` or
 * the code is 0.
 * @param isStopping true if the user stopped `npm start`
 */
export function describeExit(
  { code, signal }: End,
  isStopping: boolean,
): { code: number; message: string } {
  if (isStopping) return { code: code ?? 0, message: '' };
  if (signal) return { code: 1, message: `The server was ended by ${signal}.` };
  return { code: code ?? 1, message: code === 0 ? '' : `The server stopped with code ${code}.` };
}

/** Returns true when `address` responds with 2xx, or false if the process ends first. */
export async function waitUntilReady(address: string, ended: Promise<unknown>): Promise<boolean> {
  const gone = new AbortController();
  const { signal } = gone;
  const abort = () => gone.abort();
  const end = ended.then(abort, abort);
  while (!signal.aborted) {
    // Another program on the port may accept the request and never respond.
    const ok = await fetch(address, { signal }).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return !signal.aborted;
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 150))]);
  }
  return false;
}
