import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { readManifest, sdkFolder } from '../scripts/entries.ts';
import { json, problem, startApi } from '../src/api-server.fixture.ts';
import { runWithBrowserGlobals } from './browser-globals.fixture.ts';
import { installPacked, pack, runTool } from './packed-project.fixture.ts';

const { folder, tarball } = await installPacked();
const level = { id: 1, title: 'White' };

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
  '1\u{a0}100',
  99,
  '/level',
  'function',
  'function',
  'ApiProblem',
]);

test('the packed package works in an empty project, in Node and in a browser’s bundle', async () => {
  const { requests, baseUrl } = await startApi([json(200, [level])]);

  await writeFile(join(folder, 'node.js'), `const report = console.log;${program(baseUrl)}`);
  const { stdout } = await promisify(execFile)(process.execPath, ['node.js'], { cwd: folder });
  expect(stdout.trim()).toBe(reported);

  await writeFile(join(folder, 'browser.js'), program(baseUrl));
  const { promise, resolve } = Promise.withResolvers<string>();
  await runWithBrowserGlobals(join(folder, 'browser.js'), { report: resolve });
  expect(await promise).toBe(reported);
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([
    'tma hash=ab',
    'tma hash=ab',
  ]);
}, 60_000);

test.each([
  // Its DataTag has two type parameters.
  ['@tanstack/react-query', '5.61.5'],
  // It was published without its code.
  ['ajv-formats', '3.0.0'],
])('npm reports %s %s, with which an entry does not work', async (name, version) => {
  const project = await mkdtemp(join(tmpdir(), 'bold-peers-'));
  onTestFinished(() => rm(project, { recursive: true }));
  await mkdir(join(project, 'old'));
  await writeFile(join(project, 'old/package.json'), JSON.stringify({ name, version }));
  const dependencies = { [name]: 'file:./old' };
  await writeFile(join(project, 'package.json'), JSON.stringify({ dependencies }));
  const argv = ['install', '--offline', tarball];

  // Some versions of npm refuse the conflict with an optional peer, others install with a warning.
  const { stderr } = await promisify(execFile)('npm', argv, { cwd: project }).catch(
    (error: { stderr: string }) => error,
  );

  expect(stderr).toContain('ERESOLVE');
  expect(stderr).toContain(`peerOptional ${name}@`);
});

test('the tarball has what npm needs, and no tests', async () => {
  await runTool('publint', [tarball, '--strict'], folder);
  const installed = join(folder, 'node_modules/@bold/sdk');
  const packed = await readdir(installed, { recursive: true });
  expect(packed.filter((name) => /test|fixture|example/.test(name))).toEqual([]);
  expect(packed).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md']));

  const { resolve } = createRequire(join(folder, 'node.js'));
  const manifest = JSON.parse(await readFile(resolve('@bold/sdk/package.json'), 'utf8'));
  expect(manifest).toMatchObject({ license: 'MIT', sideEffects: false, type: 'module' });
  expect(manifest.engines.node).toMatch(/^>=\d+$/);
  expect(manifest).not.toHaveProperty('private');
  expect(manifest).not.toHaveProperty('dependencies');
});

test('a second build has the file and the declarations of every entry, like the first', async () => {
  const again = join(folder, 'again');
  await mkdir(again);

  const { stdout } = await promisify(execFile)('tar', ['-tzf', await pack(again)]);

  const { exports } = await readManifest();
  const files = Object.values(exports).flatMap((entry) => [entry.types, entry.default]);
  const packed = files.map((path) => path.replace(/^\./, 'package'));
  expect(stdout.split('\n')).toEqual(expect.arrayContaining(packed));
}, 60_000);

test('every entry and every example compiles, with the resolution of Node and of bundlers', async () => {
  const { exports } = await readManifest();
  const entries = Object.keys(exports).map((entry, at) => {
    return `import * as entry${at} from '@bold/sdk${entry.slice(1)}';\nvoid entry${at};\n`;
  });
  await writeFile(join(folder, 'types.ts'), entries.join(''));
  const options = ['--ignoreConfig', '--noEmit', '--strict'];
  const resolutions = [
    ['--module', 'nodenext'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ];
  const examples = await readdir(join(sdkFolder, 'examples'));
  for (const resolution of resolutions) {
    // The declarations themselves are checked too, for apps with an old `lib`.
    const old = ['--lib', 'es2020,dom,dom.iterable', '--types', ''];
    await runTool('tsc', [...options, ...old, ...resolution, 'types.ts'], folder);
    const target = ['--target', 'es2024', '--jsx', 'react-jsx', '--types', 'node'];
    await runTool('tsc', [...options, ...target, ...resolution, ...examples], folder);
  }
}, 120_000);

test('a code that an operation cannot respond with does not compile', async () => {
  const example = await readFile(join(folder, 'fetch.ts'), 'utf8');
  await writeFile(
    join(folder, 'wrong.ts'),
    example.replace('BONUS_ALREADY_TAKEN', 'USER_NOT_FOUND'),
  );
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext'];

  await expect(runTool('tsc', [...options, 'wrong.ts'], folder)).rejects.toThrow(
    /wrong\.ts.* no overlap/,
  );
}, 60_000);

test('the example without a library takes the gift, and names the refusal', async () => {
  const { requests, baseUrl } = await startApi([
    json(200, { display_name: 'Anna' }),
    problem(409, 'BONUS_ALREADY_TAKEN'),
  ]);
  const titles: string[] = [];
  for (const _ of [1, 2]) {
    const document = { title: '' };
    await runWithBrowserGlobals(join(folder, 'fetch.ts'), {
      document,
      location: { hash: `#${new URLSearchParams({ tgWebAppData: 'user=7&hash=ab' })}` },
      fetch: (url: string, init: RequestInit) => fetch(new URL(url, baseUrl), init),
    });
    titles.push(document.title);
  }

  expect(titles).toEqual(['Anna has the gift', 'The gift is taken']);
  expect(requests[0]).toMatchObject({ method: 'POST', url: '/api/bonus/start' });
  expect(requests[0]?.headers.authorization).toBe('tma user=7&hash=ab');
});

test('the example of errors has a text for a code of its operation', async () => {
  const { baseUrl } = await startApi([problem(404, 'REFERRAL_CODE_NOT_FOUND')]);
  const lines: string[] = [];

  await runWithBrowserGlobals(join(folder, 'errors.ts'), {
    console: { log: (line: string) => lines.push(line) },
    fetch: (url: string, init: RequestInit) => fetch(new URL(url, baseUrl), init),
  });

  expect(lines).toEqual(['No player has this code.']);
});

test('the example with React renders the players, the state before them, and an error', async () => {
  const { baseUrl } = await startApi([
    json(200, [{ user_id: 7, display_name: 'Anna' }]),
    problem(403, 'PLAYER_BANNED'),
  ]);
  await writeFile(
    join(folder, 'render.js'),
    `import { configureClient } from '@bold/sdk';
    import { getListTopQueryOptions } from '@bold/sdk/query';
    import { createElement } from 'react';
    import { prerender } from 'react-dom/static';
    import { queries, Top } from './react.tsx';
    configureClient({ baseUrl: '${baseUrl}' });
    queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryOnMount: false } });
    const render = async () => console.log(await new Response((await prerender(createElement(Top))).prelude).text());
    await render();
    for (const _ of ['loaded', 'failed']) {
      queries.clear();
      await queries.prefetchQuery(getListTopQueryOptions({}));
      await render();
    }`,
  );
  const options = { entryPoints: ['render.js'], outfile: 'rendered.js', absWorkingDir: folder };
  const packages = { bundle: true, format: 'esm', packages: 'external', jsx: 'automatic' } as const;
  await build({ ...options, ...packages, platform: 'node' });

  const { stdout } = await promisify(execFile)(process.execPath, ['rendered.js'], { cwd: folder });

  expect(stdout.trim().split('\n')).toEqual([
    '<p>Loading</p>',
    '<ol><li>Anna</li></ol>',
    '<p>It is PLAYER_BANNED.</p>',
  ]);
});

test('the example of a bot replies to the sender of a message, and refuses a request without the secret', async () => {
  const { requests, baseUrl } = await startApi([json(200, { available_taps: 12, total_taps: 3 })]);
  await writeFile(
    join(folder, 'send.js'),
    `import { POST } from './bot.ts';
    const body = JSON.stringify({ message: { from: { id: 7, first_name: 'Anna' } } });
    for (const secret of ['kept', 'guessed', '']) {
      const headers = { 'X-Telegram-Bot-Api-Secret-Token': secret };
      const response = await POST(new Request('https://bot.example', { method: 'POST', headers, body }));
      console.log(response.status, await response.text());
    }`,
  );
  const send = async (WEBHOOK_SECRET: string) => {
    const settings = { BOLD_API: baseUrl, BOT_TOKEN: '1:token', WEBHOOK_SECRET };
    const options = { cwd: folder, env: { ...process.env, ...settings } };
    const { stdout } = await promisify(execFile)(process.execPath, ['send.js'], options);
    return stdout.split('\n').map((line) => line.trim());
  };

  const reply = { method: 'sendMessage', chat_id: 7, text: '12 taps' };
  expect(await send('kept')).toEqual([`200 ${JSON.stringify(reply)}`, '401', '401', '']);
  expect(await send('')).toEqual(['401', '401', '401', '']);
  expect(requests).toHaveLength(1);
  const data = new URLSearchParams(requests[0]?.headers.authorization?.slice('tma '.length));
  expect(JSON.parse(data.get('user') ?? '')).toEqual({ id: 7, first_name: 'Anna' });
});

test.each(['fetch.ts', 'react.tsx', 'bot.ts'])(
  'the example %s has at most ten lines',
  async (name) => {
    const example = await readFile(join(sdkFolder, 'examples', name), 'utf8');
    const lines = example.split('\n').filter((line) => line.trim() !== '');
    expect(lines.length).toBeLessThanOrEqual(10);
  },
);
