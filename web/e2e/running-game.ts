import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const readyTimeoutMs = 60_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was free.');
  return address.port;
}

/** The game as `npm start` runs it, on a port and a data directory of its own. */
export class RunningGame {
  readonly port: number;
  readonly dataDirectory: string;
  #process: ChildProcess | undefined;
  #output = '';

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
    const game = spawn('node', ['--conditions=source', 'mock/src/start.ts'], {
      cwd: root,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = game;
    this.#output = '';
    for (const stream of [game.stdout, game.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.#output += chunk.toString();
      });
    }
    const deadline = Date.now() + readyTimeoutMs;
    while (!(await this.#isReady())) {
      if (game.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The game did not become ready. It printed:\n${this.#output}`);
      }
      await wait(50);
    }
  }

  /** Kills the server process alone with SIGKILL; its database and its parent are left as they are. */
  async killServer(): Promise<void> {
    const game = this.#process;
    if (!game?.pid) throw new Error('The game is not running.');
    const children = execFileSync('pgrep', ['-P', String(game.pid)], { encoding: 'utf8' });
    for (const pid of children.trim().split('\n')) process.kill(Number(pid), 'SIGKILL');
    if (game.exitCode === null) await once(game, 'exit');
    this.#process = undefined;
  }

  /** Stops everything that runs and removes the data. */
  async dispose(): Promise<void> {
    const game = this.#process;
    if (game && game.exitCode === null) {
      game.kill('SIGTERM');
      await once(game, 'exit');
    }
    rmSync(this.dataDirectory, { recursive: true, force: true });
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
}
