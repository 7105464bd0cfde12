import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPerson, initDataFor } from '@bold/mock/telegram';
import { freePort } from './free-port.ts';
import { root, StartedProcess } from './started-process.ts';

/** Runs the game as `npm start` does, with its own port and data directory. */
export class RunningGame {
  readonly port: number;
  readonly dataDirectory: string;
  /** The port of the chain stand-in that the game watches; set by `start`. */
  chainPort = '';
  /** The port of TON Connect's bridge; set by `start`. */
  bridgePort = '';
  #process: StartedProcess | undefined;
  #guests = 0;

  private constructor(port: number, dataDirectory: string) {
    this.port = port;
    this.dataDirectory = dataDirectory;
  }

  /** Prepares an empty data directory and a free port. Starts nothing. */
  static async prepare(): Promise<RunningGame> {
    return new RunningGame(await freePort(), mkdtempSync(join(tmpdir(), 'bold-journey-')));
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Returns the key of a person without a player in this game. */
  newPerson(): string {
    this.#guests += 1;
    return `guest-${this.#guests}`;
  }

  /**
   * Returns the API's response to `person` for `path`, without the base path. Throws an error with the body of a
   * refusal.
   */
  async ask<Body>(person: string, path: string): Promise<Body> {
    const initData = await initDataFor({ person: findPerson(person) });
    const headers = { Authorization: `tma ${initData}` };
    const response = await fetch(`${this.origin}/api${path}`, { headers });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Body;
  }

  get #environment(): NodeJS.ProcessEnv {
    return { ...process.env, PORT: String(this.port), DATA_DIR: this.dataDirectory };
  }

  /** Runs a script of the project with this game's data directory, and waits for its end. */
  run(script: string, ...args: string[]): string {
    return execFileSync('node', ['--conditions=source', script, ...args], {
      cwd: root,
      env: this.#environment,
      encoding: 'utf8',
    });
  }

  /**
   * Starts the game and waits until it is ready.
   * @throws Error with the game's output if it ends or is not ready within a minute
   */
  async start(): Promise<void> {
    const script = ['--conditions=source', 'mock/src/start/start.ts'];
    this.#process = new StartedProcess('node', script, this.#environment);
    await this.#process.responds(`${this.origin}/readyz`);
    const { searchParams } = new URL(await this.#process.prints(/^ +Simulator +(\S+)$/m));
    this.chainPort = searchParams.get('chain') ?? '';
    this.bridgePort = searchParams.get('bridge') ?? '';
  }

  /** Kills only the server process with SIGKILL. Its database keeps running. */
  async killServer(): Promise<void> {
    const pid = this.#process?.child.pid;
    if (!pid) throw new Error('The game is not running.');
    for (const child of childrenOf(pid)) process.kill(child, 'SIGKILL');
    await this.#process?.ended();
  }

  /** Stops all processes and removes the data. */
  async dispose(): Promise<void> {
    await this.#process?.stop();
    rmSync(this.dataDirectory, { recursive: true, force: true });
  }
}

/** Returns the processes that a process has started. A bare Linux has no `pgrep`; macOS has no `/proc`. */
function childrenOf(pid: number): number[] {
  const listed =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return listed.trim().split(/\s+/).map(Number);
}
