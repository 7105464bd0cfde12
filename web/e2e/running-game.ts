import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPerson, initDataFor } from '@bold/mock/telegram';
import { freePort } from './free-port.ts';
import { root, StartedProcess } from './started-process.ts';

/** The game as `npm start` runs it, on a port and a data directory of its own. */
export class RunningGame {
  readonly port: number;
  readonly dataDirectory: string;
  /** Port of the chain stand-in that the game watches, once it runs. */
  chain = '';
  /** Port of TON Connect's bridge, once it runs. */
  bridge = '';
  #process: StartedProcess | undefined;
  #guests = 0;

  private constructor(port: number, dataDirectory: string) {
    this.port = port;
    this.dataDirectory = dataDirectory;
  }

  /** Prepares an empty data directory and a free port; nothing runs yet. */
  static async prepare(): Promise<RunningGame> {
    return new RunningGame(await freePort(), mkdtempSync(join(tmpdir(), 'bold-journey-')));
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Key of somebody whom this game has never seen. */
  newPerson(): string {
    this.#guests += 1;
    return `guest-${this.#guests}`;
  }

  /** What the API answers to `person` at `path`, below its base path. Throws what it says when it refuses. */
  async ask<Answer>(person: string, path: string): Promise<Answer> {
    const initData = await initDataFor({ person: findPerson(person) });
    const headers = { Authorization: `tma ${initData}` };
    const answer = await fetch(`${this.origin}/api${path}`, { headers });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Answer;
  }

  get #environment(): NodeJS.ProcessEnv {
    return { ...process.env, PORT: String(this.port), DATA_DIR: this.dataDirectory };
  }

  /** Runs a script of the project to its end, with this game's data directory. */
  run(script: string, ...args: string[]): string {
    return execFileSync('node', ['--conditions=source', script, ...args], {
      cwd: root,
      env: this.#environment,
      encoding: 'utf8',
    });
  }

  /**
   * Starts the game and waits until it is ready.
   * @throws Error with all that the game printed, when it ends or is not ready in a minute
   */
  async start(): Promise<void> {
    const script = ['--conditions=source', 'mock/src/start/start.ts'];
    this.#process = new StartedProcess('node', script, this.#environment);
    await this.#process.answers(`${this.origin}/readyz`);
    const { searchParams } = new URL(await this.#process.prints(/^ +Simulator +(\S+)$/m));
    this.chain = searchParams.get('chain') ?? '';
    this.bridge = searchParams.get('bridge') ?? '';
  }

  /** Kills the server process alone with SIGKILL; its database is left as it is. */
  async killServer(): Promise<void> {
    const pid = this.#process?.child.pid;
    if (!pid) throw new Error('The game is not running.');
    const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
    for (const child of children.trim().split('\n')) process.kill(Number(child), 'SIGKILL');
    await this.#process?.ended();
  }

  /** Stops everything that runs and removes the data. */
  async dispose(): Promise<void> {
    await this.#process?.stop();
    rmSync(this.dataDirectory, { recursive: true, force: true });
  }
}
