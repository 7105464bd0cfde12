import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { readManifest, room } from '../scripts/entries.ts';
import { json, startApi } from '../src/api-server.fixture.ts';
import { installPacked, runTool } from './packed-project.fixture.ts';

const level = { id: 1, title: 'White' };

/** Returns a program that uses the package's entries. */
const program = (baseUrl: string) => `
  import { ApiProblem, configureClient, listLevels } from '@bold/sdk';
  import { groupDigits } from '@bold/sdk/game';
  import { LiveConnection } from '@bold/sdk/live';
  import { startAnalytics } from '@bold/sdk/analytics';
  import { giftTaps } from '@bold/sdk/limits';
  import { operations } from '@bold/sdk/operations';
  configureClient({ baseUrl: '${baseUrl}', initData: () => 'hash=ab' });
  const levels = await listLevels();
  report(JSON.stringify([levels, groupDigits(1100), giftTaps, operations.listLevels.path, typeof LiveConnection, typeof startAnalytics, ApiProblem.name]));
`;
const reported = JSON.stringify([
  [level],
  '1 100',
  99,
  '/level',
  'function',
  'function',
  'ApiProblem',
]);

test('the packed package works in an empty project, in Node and in a browser’s bundle', async () => {
  const { folder, tarball } = await installPacked();
  const { requests, baseUrl } = await startApi([json(200, [level])]);

  await writeFile(join(folder, 'node.js'), `const report = console.log;${program(baseUrl)}`);
  const { stdout } = await promisify(execFile)(process.execPath, ['node.js'], { cwd: folder });
  expect(stdout.trim()).toBe(reported);

  await writeFile(join(folder, 'browser.js'), program(baseUrl));
  expect(await runWithBrowserGlobals(folder, 'browser.js')).toBe(reported);
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([
    'tma hash=ab',
    'tma hash=ab',
  ]);

  await runTool('publint', [tarball, '--strict'], folder);
  await checkTypes(folder);
  const packed = await readdir(join(folder, 'node_modules/@bold/sdk'), { recursive: true });
  expect(packed.filter((name) => /test|fixture/.test(name))).toEqual([]);
  expect(packed).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
}, 120_000);

/** Compiles a program that imports every entry, with the resolution of Node and of bundlers. */
async function checkTypes(folder: string): Promise<void> {
  const { exports, peerDependencies } = await readManifest();
  for (const name of [...Object.keys(peerDependencies), '@types/react']) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(room, '../node_modules', name), link);
  }
  const entries = Object.keys(exports).map((entry, at) => {
    return `import * as entry${at} from '@bold/sdk${entry.slice(1)}';\nvoid entry${at};\n`;
  });
  await writeFile(join(folder, 'types.ts'), entries.join(''));
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--lib', 'es2024,dom,dom.iterable'];
  for (const resolution of [
    ['--module', 'nodenext'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ])
    await runTool('tsc', [...options, '--types', '', ...resolution, 'types.ts'], folder);
}

/** Bundles a module for the browser and runs it with a browser's globals only. */
async function runWithBrowserGlobals(folder: string, file: string): Promise<string> {
  const outfile = join(folder, 'bundle.js');
  await build({
    entryPoints: [join(folder, file)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'browser',
  });
  // A function instead of a module, because top-level await needs one. Globals of Node are missing.
  const code = `(async () => {${await readFile(outfile, 'utf8')}})()`;
  const { promise, resolve } = Promise.withResolvers<string>();
  const { fetch, Headers, AbortController, URL, URLSearchParams, crypto } = globalThis;
  const timers = { setTimeout, clearTimeout };
  const browser = { fetch, Headers, AbortController, URL, URLSearchParams, crypto, ...timers };
  await vm.runInNewContext(code, { ...browser, report: resolve });
  return promise;
}
