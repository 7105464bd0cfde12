import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const room = join(import.meta.dirname, '..');
const run = promisify(execFile);

/** Builds and packs this package, and installs the tarball into an empty project, without a registry. */
export async function installPacked() {
  await run(process.execPath, [join(room, 'scripts/build.ts')], { cwd: room });
  const folder = await mkdtemp(join(tmpdir(), 'bold-packed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await run('npm', ['pack', '--pack-destination', folder, '--loglevel=error'], { cwd: room });
  const tarball = join(folder, 'bold-sdk-0.1.0.tgz');
  await writeFile(join(folder, 'package.json'), '{ "name": "empty", "type": "module" }');
  await run('npm', ['install', '--offline', '--loglevel=error', tarball], { cwd: folder });
  return { folder, tarball };
}

/** Runs a command-line tool of the workspace. Throws with its output if it fails. */
export async function runTool(name: string, args: readonly string[], cwd: string): Promise<string> {
  const tool = join(room, '../node_modules/.bin', name);
  const { stdout } = await run(tool, args, { cwd }).catch((error) => {
    throw new Error(`${name} failed:\n${error.stdout}${error.stderr}`);
  });
  return stdout;
}
