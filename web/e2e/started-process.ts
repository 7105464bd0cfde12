import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const readyTimeoutMs = 60_000;

/** The project's folder, where every command of a journey is run. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A command that runs until the journey ends it, or is itself no more; with all that it printed. */
export class StartedProcess {
  readonly child: ChildProcess;
  readonly #guard: ChildProcess;
  #output = '';

  constructor(command: string, args: readonly string[], environment: NodeJS.ProcessEnv) {
    this.child = spawn(command, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what npm started ends with it.
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
   * Waits until `address` answers well.
   * @throws Error with all that was printed, when the process ends or a minute passes
   */
  async answers(address: string, headers: Record<string, string> = {}): Promise<void> {
    const isReady = () =>
      fetch(address, { headers }).then(
        ({ ok }) => ok,
        () => false,
      );
    await this.#until(isReady, `${address} did not answer`);
  }

  /**
   * Waits until something is printed that fits `pattern`, and answers its first group.
   * @throws Error with all that was printed, when the process ends or a minute passes
   */
  async prints(pattern: RegExp): Promise<string> {
    const find = () => pattern.exec(this.#output)?.[1];
    await this.#until(() => find() !== undefined, `${pattern} was not printed`);
    return find() ?? '';
  }

  /** Waits until the process has ended by itself. */
  async ended(): Promise<void> {
    if (!this.hasEnded) await once(this.child, 'exit');
  }

  /** Asks the process and everything that it started to stop, and waits for it. */
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

/** Watches over what was started: a run that is aborted half-way has no chance to stop it. */
function guard({ pid }: ChildProcess): ChildProcess {
  const watcher = spawn('node', [join(import.meta.dirname, 'guard-process.ts'), `${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Whatever ends this process's group must not end the watcher.
    detached: true,
  });
  watcher.unref();
  return watcher;
}
