import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPerson, initDataFor } from '@bold/mock/telegram';
import { freePort } from '../../.ci/test-run/free-port.ts';
import { root, StartedProcess } from './started-process.ts';

/**
 * A game: the server and the fake services, started as `npm start` starts them. Each game has its own port and data
 * directory.
 */
export class RunningGame {
  readonly port: number;
  readonly dataDirectory: string;
  /** The port of the fake chain, set by `start`. */
  chainPort = '';
  /** The port of TON Connect's bridge, set by `start`. */
  bridgePort = '';
  #process: StartedProcess | undefined;
  #guests = 0;

  private constructor(port: number, dataDirectory: string) {
    this.port = port;
    this.dataDirectory = dataDirectory;
  }

  /** Chooses a free port and creates an empty data directory. Does not start the game. */
  static async prepare(): Promise<RunningGame> {
    return new RunningGame(await freePort(), mkdtempSync(join(tmpdir(), 'bold-journey-')));
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Returns the simulator's key of a new person. This person is not a player in this game yet. */
  newPerson(): string {
    this.#guests += 1;
    return `guest-${this.#guests}`;
  }

  /**
   * Sends `GET /api<path>` as `person` and returns the body of the response.
   * @throws Error with the body if the status is not 2xx
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

  /** Runs a script with this game's data directory. Returns the output. */
  run(script: string, ...args: string[]): string {
    return execFileSync('node', ['--conditions=@bold/source', script, ...args], {
      cwd: root,
      env: this.#environment,
      encoding: 'utf8',
    });
  }

  /**
   * Starts the game and waits until it is ready.
   * @throws Error with the game's output if the game ends or is not ready within a minute
   */
  async start(): Promise<void> {
    const script = ['--conditions=@bold/source', 'mock/src/start/start.ts'];
    this.#process = new StartedProcess('node', script, this.#environment);
    await this.#process.responds(`${this.origin}/readyz`);
    const { searchParams } = new URL(await this.#process.prints(/^ +Simulator +(\S+)$/m));
    this.chainPort = searchParams.get('chain') ?? '';
    this.bridgePort = searchParams.get('bridge') ?? '';
  }

  /** Kills the server with SIGKILL, but not PostgreSQL. Waits until the start script has ended. */
  async killServer(): Promise<void> {
    const pid = this.#process?.child.pid;
    if (!pid) throw new Error('The game is not running.');
    for (const child of childrenOf(pid)) process.kill(child, 'SIGKILL');
    await this.#process?.ended();
  }

  /** Stops all processes and deletes the data. */
  async dispose(): Promise<void> {
    await this.#process?.stop();
    rmSync(this.dataDirectory, { recursive: true, force: true });
  }
}

function childrenOf(pid: number): number[] {
  const listed =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return listed.trim().split(/\s+/).map(Number);
}
