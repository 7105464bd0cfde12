import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const readyTimeoutMs = 60_000;

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A started command and its output. */
export class StartedProcess {
  readonly child: ChildProcess;
  readonly #guard: ChildProcess;
  #output = '';

  constructor(command: string, args: readonly string[], environment: NodeJS.ProcessEnv) {
    this.child = spawn(command, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      // With a process group, `stop` can also end the processes that npm has started.
      detached: true,
    });
    this.#guard = guard(this.child);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#output += chunk.toString();
      });
    }
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /**
   * Waits until `address` responds with a 2xx status.
   * @throws Error with the output if the process ends or a minute passes
   */
  async responds(address: string, headers: Record<string, string> = {}): Promise<void> {
    const isReady = () =>
      fetch(address, { headers }).then(
        ({ ok }) => ok,
        () => false,
      );
    await this.#until(isReady, `${address} did not respond`);
  }

  /**
   * Waits until the output matches `pattern`, and returns the first group of the match.
   * @throws Error with the output if the process ends or a minute passes
   */
  async prints(pattern: RegExp): Promise<string> {
    const find = () => pattern.exec(this.#output)?.[1];
    await this.#until(() => find() !== undefined, `${pattern} was not printed`);
    return find() ?? '';
  }

  async ended(): Promise<void> {
    if (!this.hasEnded) await once(this.child, 'exit');
  }

  /** Stops the process and its child processes. Waits until the process has ended. */
  async stop(): Promise<void> {
    if (!this.hasEnded && this.child.pid) {
      process.kill(-this.child.pid, 'SIGTERM');
      await this.ended();
    }
    this.#guard.kill();
  }

  async #until(isSo: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
    const deadline = Date.now() + readyTimeoutMs;
    while (!(await isSo())) {
      if (this.hasEnded || Date.now() > deadline) {
        throw new Error(`${otherwise}. What was started printed:\n${this.#output}`);
      }
      await wait(50);
    }
  }
}

/** Starts a process that stops the command if the test process crashes or is aborted. */
function guard({ pid }: ChildProcess): ChildProcess {
  const watcher = spawn('node', [join(import.meta.dirname, 'guard-process.ts'), `${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // In its own process group, the guard does not get the signals that end this process's group.
    detached: true,
  });
  watcher.unref();
  return watcher;
}
