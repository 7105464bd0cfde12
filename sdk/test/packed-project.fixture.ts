import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { readManifest, sdkFolder } from '../scripts/entries.ts';

const run = promisify(execFile);

/**
 * Packs this package, installs the tarball offline in a new project, and copies the examples into the project. The
 * project and the tarball are removed after the tests.
 */
export async function installPacked() {
  const folder = await mkdtemp(join(tmpdir(), 'bold-packed-'));
  afterAll(() => rm(folder, { recursive: true }));
  const tarball = await pack(folder);
  const { peerDependencies } = await readManifest();
  await writeFile(join(folder, 'package.json'), '{ "name": "empty", "type": "module" }');
  await run('npm', ['install', '--offline', '--loglevel=error', tarball], { cwd: folder });
  for (const name of [
    ...Object.keys(peerDependencies),
    'react-dom',
    '@types/react',
    '@types/node',
  ]) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(sdkFolder, '../node_modules', name), link);
  }
  await cp(join(sdkFolder, 'examples'), folder, { recursive: true });
  return { folder, tarball };
}

/** Builds this package and packs it into a folder. Returns the path of the tarball. */
export async function pack(folder: string): Promise<string> {
  // `prepack` builds.
  await run('npm', ['pack', '--pack-destination', folder, '--loglevel=error'], { cwd: sdkFolder });
  const { version } = await readManifest();
  return join(folder, `bold-sdk-${version}.tgz`);
}

/** Runs a tool of the workspace and returns its output. Throws an Error with the output if the tool fails. */
export async function runTool(name: string, args: readonly string[], cwd: string): Promise<string> {
  const tool = join(sdkFolder, '../node_modules/.bin', name);
  const { stdout } = await run(tool, args, { cwd }).catch((error) => {
    throw new Error(`${name} failed:\n${error.stdout}${error.stderr}`);
  });
  return stdout;
}
