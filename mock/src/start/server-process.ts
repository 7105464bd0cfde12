import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Environment } from './server-environment.ts';

/** How a server process ended: its exit code, or the signal. */
type End = {
  code: number | null;
  signal: NodeJS.Signals | null;
};

type ServerProcess = {
  pid: number | undefined;
  /** Passes a signal on; the server decides what it means. */
  kill: (signal: NodeJS.Signals) => void;
  /** Resolves when the process has ended; rejects when it could not be started. */
  ended: Promise<End>;
  /** Prints the server's output, earlier lines included, without lines that end with `known`. */
  show: (known: string) => Promise<void>;
};

/**
 * Starts `main` (a TypeScript file) with this Node and the workspace's sources. The server stays in the process group
 * of `npm start`, so that it ends when the group is killed.
 */
export function startServerProcess(main: string, env: Environment): ServerProcess {
  const child = spawn(process.execPath, ['--conditions=source', main], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outputs = [
    holdLines(child.stdout, process.stdout),
    holdLines(child.stderr, process.stderr),
  ];
  return {
    pid: child.pid,
    kill: (signal) => child.kill(signal),
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve({ code, signal }));
    }),
    async show(known) {
      await Promise.all(outputs.map((show) => show(known)));
    },
  };
}

/**
 * Collects the lines of `from` at once, because Node drops the unread output of an ended process. Returns a function
 * that prints them and all later ones to `to`, without lines that end with `known`.
 */
function holdLines(from: Readable, to: Writable): (known: string) => Promise<void> {
  let held: string[] | undefined = [];
  let hidden = '';
  const print = (line: string) => {
    if (!line.endsWith(hidden)) to.write(`${line}\n`);
  };
  const lines = createInterface({ input: from });
  lines.on('line', (line) => (held ? held.push(line) : print(line)));
  const closed = once(lines, 'close');
  return async (known) => {
    hidden = known;
    held?.forEach(print);
    held = undefined;
    await closed;
  };
}

/**
 * Returns the exit code of `npm start` and its last message. The message is empty when the user stopped the server or
 * the server ended with code 0.
 */
export function describeExit(
  { code, signal }: End,
  isStopping: boolean,
): { code: number; message: string } {
  if (isStopping) return { code: code ?? 0, message: '' };
  if (signal) return { code: 1, message: `The server was ended by ${signal}.` };
  return { code: code ?? 1, message: code === 0 ? '' : `The server stopped with code ${code}.` };
}

/** Waits until the URL `address` returns a 2xx response. Returns false when `ended` resolves or rejects first. */
export async function waitUntilReady(address: string, ended: Promise<unknown>): Promise<boolean> {
  let gone = false;
  const end = ended.then(
    () => {
      gone = true;
    },
    () => {
      gone = true;
    },
  );
  while (!gone) {
    const ok = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return !gone;
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 150))]);
  }
  return false;
}
