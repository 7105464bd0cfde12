import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Connection } from '../src/database/connect.ts';
import { databaseUrl } from './template-database.ts';

/** Runs a script of `scripts/` on a test's database. The process gets only the environment variable DATABASE_URL. */
export async function runScript(
  connection: Connection,
  script: string,
  ...args: string[]
): Promise<{ code: number | null; output: string; errors: string }> {
  const path = join(import.meta.dirname, '../scripts', `${script}.ts`);
  const child = spawn(process.execPath, ['--conditions=source', path, ...args], {
    env: { DATABASE_URL: databaseUrl(connection) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, output, errors };
}
