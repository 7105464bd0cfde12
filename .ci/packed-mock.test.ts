import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** Packs three packages and unpacks them into a new project, which has what the README of the mock installs. */
async function unpackMock(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bold-mock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const packages = ['openapi', 'sdk', 'mock'];
  const workspaces = packages.flatMap((name) => ['-w', `@bold/${name}`]);
  // Without scripts the SDK is not built: the mock uses its sources.
  const options = ['--ignore-scripts', '--json', '--pack-destination', folder];
  const { stdout } = await run('npm', ['pack', ...workspaces, ...options], { cwd: root });
  const packed: { name: string; filename: string }[] = Object.values(JSON.parse(stdout));
  for (const { name, filename } of packed) {
    const target = join(folder, 'node_modules', name);
    await mkdir(target, { recursive: true });
    await run('tar', ['-xzf', join(folder, filename), '-C', target, '--strip-components=1']);
  }
  for (const name of ['msw', 'ajv', 'ajv-formats', 'vite', 'vitest']) {
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  await writeFile(join(folder, 'package.json'), '{ "name": "my-app", "type": "module" }');
  await cp(join(root, 'mock/examples'), folder, { recursive: true });
  return folder;
}

test('the packed mock runs its examples in another project, with the configuration of its README', async () => {
  const cwd = await unpackMock();
  const vitest = join(cwd, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, NO_COLOR: '1' };

  const { stdout } = await run(process.execPath, [vitest, 'run'], { cwd, env });

  expect(stdout).toMatch(/Tests +5 passed/);
}, 120_000);
