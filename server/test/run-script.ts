import { spawn } from 'node:child_process';
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
  const path = join(import.meta.dirname, '../scripts', `${script}.ts`);
  const child = spawn(process.execPath, ['--conditions=@bold/source', path, ...args], {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, output, errors };
}
