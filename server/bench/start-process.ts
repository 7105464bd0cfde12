import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Lab } from './bench.ts';

const flags = ['--conditions=@bold/source', '--expose-gc', '--import', './bench/report-usage.ts'];
const unlimited = '1000000000';

/** The CPU seconds of a process since its start, and its resident memory and used heap in bytes. */
export type Usage = { cpuSeconds: number; resident: number; heap: number };

/**
 * A message that asks a process for its usage. If `collectMs` is not null, the process first collects garbage, waits
 * `collectMs` milliseconds, and collects garbage again.
 */
export type Question = { collectMs: number | null };

/** A running process. `address` is the URL that the process printed. */
export type Started = {
  address: string;
  /** Returns the CPU time of the process so far, in seconds. */
  cpuSeconds(): Promise<number>;
  /** Returns the memory of the process in bytes, after a garbage collection. */
  memory(): Promise<Pick<Usage, 'resident' | 'heap'>>;
  /** Stops the process with SIGTERM and waits until it has exited. */
  stop(): Promise<void>;
};

/** Starts the server. By default, requests, live messages and connections have no limits, but `env` can set limits. */
export function startServer(lab: Lab, env: Record<string, string>): Promise<Started> {
  return startProcess(lab, ['src/main.ts'], {
    LOG_LEVEL: 'error',
    LIMIT_USER_REQUESTS_PER_MINUTE: unlimited,
    LIMIT_ADDRESS_REQUESTS_PER_MINUTE: unlimited,
    LIMIT_LIVE_MESSAGES_PER_SECOND: unlimited,
    LIMIT_LIVE_BURST: unlimited,
    LIMIT_LIVE_SOCKETS_PER_USER: unlimited,
    LIMIT_LIVE_SOCKETS_PER_ADDRESS: unlimited,
    LIMIT_CONNECTIONS: unlimited,
    LIMIT_CONNECTIONS_PER_ADDRESS: unlimited,
    ...env,
  });
}

/** Starts a script of the server package with its arguments. Resolves when the script has printed its URL. */
export async function startProcess(
  lab: Lab,
  script: string[],
  env: Record<string, string>,
): Promise<Started> {
  const child = spawn(process.execPath, [...flags, ...script], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  async function stop() {
    child.kill('SIGTERM');
    await exited;
  }
  lab.onEnd(stop);
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const found = /listens on (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    exited.then(() => reject(new Error(`${script.join(' ')} ended: ${said}`)));
  });

  async function usage(question: Question): Promise<Usage> {
    const reply = once(child, 'message');
    child.send(question);
    return Promise.race([
      reply.then(([usage]) => usage),
      exited.then(() => Promise.reject(new Error(`${script.join(' ')} ended meanwhile.`))),
    ]);
  }

  return {
    address,
    stop,
    cpuSeconds: async () => (await usage({ collectMs: null })).cpuSeconds,
    memory: () => usage({ collectMs: lab.isSmoke ? 0 : 1_000 }),
  };
}
