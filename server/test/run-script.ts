import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Connection } from '../src/database/connect.ts';
import { databaseUrl } from './template-database.ts';

type Ended = { code: number | null; output: string; errors: string };

/** Runs a script of `scripts/` on a test's database. */
export const runScript = (
  connection: Connection,
  script: string,
  ...args: string[]
): Promise<Ended> => runScriptWith({ DATABASE_URL: databaseUrl(connection) }, script, ...args);

/** Runs a script of `scripts/` in an environment that has only `NODE_COMPILE_CACHE` and the variables in `env`. */
export async function runScriptWith(
  env: Record<string, string>,
  script: string,
  ...args: string[]
): Promise<Ended> {
  const child = spawn(process.execPath, argumentsOf(script, args), {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, output, errors };
}

/** A device that behaves like a file on a full disk. */
export const fullDisk = '/dev/full';

/** Runs a script of `scripts/` on a test's database, with its output on a full disk. */
export function runOnFullDisk(connection: Connection, script: string, ...args: string[]) {
  const disk = openSync(fullDisk, 'w');
  try {
    const { status, stderr } = spawnSync(process.execPath, argumentsOf(script, args), {
      env: { DATABASE_URL: databaseUrl(connection) },
      stdio: ['ignore', disk, 'pipe'],
    });
    return { code: status, errors: String(stderr) };
  } finally {
    closeSync(disk);
  }
}

/** Runs a script of `scripts/` on a test's database while nobody reads its output. Returns its error output. */
export function runWithoutReader(
  connection: Connection,
  script: string,
  ...args: string[]
): Promise<string> {
  const child = spawn(process.execPath, argumentsOf(script, args), {
    env: { DATABASE_URL: databaseUrl(connection) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  return text(child.stderr);
}

const argumentsOf = (script: string, args: string[]) => [
  '--conditions=@bold/source',
  join(import.meta.dirname, '../scripts', `${script}.ts`),
  ...args,
];
