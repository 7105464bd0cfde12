import { spawn } from 'node:child_process';
import type { Environment } from './server-environment.ts';

/** How a server process ended: its exit code, or the signal that ended it. */
export interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  pid: number | undefined;
  /** Passes a signal on; the server decides what it means. */
  kill: (signal: NodeJS.Signals) => void;
  /** Resolves when the process is gone; rejects when it could not be started. */
  ended: Promise<End>;
}

/**
 * Starts `main` (a TypeScript file) on this Node with the workspace's sources, its output going where
 * ours goes. It stays in our process group, so that whoever ends the group leaves nothing behind.
 */
export function startServerProcess(main: string, env: Environment): ServerProcess {
  const child = spawn(process.execPath, ['--conditions=source', main], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return {
    pid: child.pid,
    kill: (signal) => child.kill(signal),
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve({ code, signal }));
    }),
  };
}

/**
 * The exit code that `npm start` takes over, and what there is to say: nothing when the server ended
 * because it was asked to or explained itself, a sentence when it was ended from outside.
 */
export function farewell({ code, signal }: End, asked: boolean): { code: number; words: string } {
  if (asked) return { code: code ?? 0, words: '' };
  if (signal) return { code: 1, words: `The server was ended by ${signal}.` };
  return { code: code ?? 1, words: code === 0 ? '' : `The server stopped with code ${code}.` };
}

/** Whether anything answers at `address` now, well or badly. */
export async function isTaken(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

/** Waits until `address` answers well; false when `ended` comes first. */
export async function answers(address: string, ended: Promise<unknown>): Promise<boolean> {
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
