import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';

type Task = { script: string; argument: string };

/**
 * The time in milliseconds between the kit's timeout for a script and the process's own timeout. The process's own
 * timeout stops the script even if the kit was killed.
 */
const graceMs = 1_000;

/** The posted text or the error of a script. `isLate` is true if the script posted nothing before the timeout. */
type Reply = { text?: string; error?: string; isLate?: boolean };

/** A line of JSON from the process that runs scripts. `isDone` is true if the script has returned or failed. */
type Line = Reply & { id: number; isDone?: boolean };

/** Runs each script in its own context, with the globals of a classic worker. */
const program = `
const { writeSync } = require('node:fs');
const { createInterface } = require('node:readline');
const { createContext, runInContext } = require('node:vm');
let id;
// Written at once, because a script that never returns may follow.
const print = (line) => writeSync(1, JSON.stringify(line) + '\\n');
process.on('uncaughtException', (error) => print({ id, error: String(error) }));
createInterface({ input: process.stdin }).on('line', (line) => {
  const task = JSON.parse(line);
  id = task.id;
  setImmediate(() => print({ id: task.id, isDone: true }));
  const postMessage = (value) =>
    print({ id: task.id, ...(typeof value === 'string' ? { text: value } : { error: undefined }) });
  const { script, argument, timeout } = task;
  const globals = { onmessage: null, postMessage, TextDecoder, TextEncoder };
  // The promises of the script run with its code, so that they have its timeout.
  const worker = createContext(globals, { microtaskMode: 'afterEvaluate' });
  runInContext(script, worker, { timeout });
  globals.event = { data: argument };
  runInContext('globalThis.onmessage?.(event)', worker, { timeout });
});
`;

const running = new Set<ChildProcess>();

// One listener for all processes: Node takes more than ten for a leak.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * A process that runs the server's scripts one after another. The process has no permission to use files or to start
 * programs.
 */
export class ScriptProcess {
  #tasks = 0;
  // The server under test must not read the secrets in the environment of the kit.
  readonly #child = spawn(process.execPath, ['--permission', '--eval', program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  readonly #lines = createInterface({ input: this.#child.stdout });

  constructor() {
    running.add(this.#child);
    this.#child.once('close', () => running.delete(this.#child));
    // A process that was killed does not read its input.
    this.#child.stdin.on('error', () => undefined);
  }

  /** Runs a script and returns its first message or error. Calls `onIdle` when the process can run another task. */
  run(task: Task, timeoutMs: number, onIdle: () => void): Promise<Reply> {
    this.#tasks += 1;
    const id = this.#tasks;
    const { promise, resolve } = Promise.withResolvers<Reply>();
    let reply: Reply | undefined;
    const settle = (result: Reply) => {
      reply ??= result;
      resolve(reply);
    };
    const end = () => {
      clearTimeout(timer);
      this.#lines.off('line', receive);
      this.#child.off('close', closed);
    };
    const closed = () => {
      end();
      settle({});
    };
    const timer = setTimeout(() => {
      settle({ isLate: true });
      this.#child.kill('SIGKILL');
    }, timeoutMs);
    const receive = (text: string) => {
      const { id: of, isDone, ...result }: Line = JSON.parse(text);
      if (of !== id) return;
      if (!isDone) return settle(result);
      if (reply?.text === undefined) {
        // The process ends when nothing is left that could still post a message.
        this.#child.stdin.end();
        return;
      }
      end();
      this.#hold(false);
      onIdle();
    };
    this.#hold(true);
    this.#lines.on('line', receive);
    this.#child.once('close', closed);
    const timeout = timeoutMs + graceMs;
    this.#child.stdin.write(`${JSON.stringify({ id, ...task, timeout })}\n`);
    return promise;
  }

  /** Keeps the kit running while the process is busy. */
  #hold(isBusy: boolean): void {
    const call = isBusy ? 'ref' : 'unref';
    this.#child[call]();
    for (const stream of [this.#child.stdin, this.#child.stdout]) {
      if (stream instanceof Socket) stream[call]();
    }
  }
}
