import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isNewEnough } from './own-node.js';

const setup = join(import.meta.dirname, 'setup.js');
const run = (...args: string[]) =>
  spawnSync(process.execPath, [setup, ...args], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });

test('a command runs with its arguments as they are, on a Node that is new enough', () => {
  const { stdout, status } = run('node', '-p', 'process.argv.slice(1)', 'a b', '"c"', '*');

  expect([status, stdout]).toEqual([0, "[ 'a b', '\"c\"', '*' ]\n"]);
  const { stdout: version } = run('node', '-p', 'process.versions.node');
  expect(isNewEnough(join(import.meta.dirname, '..'), version)).toBe(true);
});

test('npm runs too', () => {
  expect(run('npm', '--version')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\d+\./),
  });
});

test('npm ci accepts package-lock.json', () => {
  const { status, stderr } = run('npm', 'ci', '--dry-run', '--ignore-scripts', '--offline');
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('error')]);
});

test('the command decides the exit code', () => {
  expect(run('node', '-e', 'process.exit(3)').status).toBe(3);
  expect(run('node', '-e', 'process.kill(process.pid, "SIGKILL")').status).toBe(137);
});

test('a signal reaches the command', async () => {
  const wait =
    'process.on("SIGTERM", () => process.exit(5)); setInterval(() => {}, 1e3); console.log("on")';
  const child = spawn(process.execPath, [setup, 'node', '-e', wait], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');

  expect(await ended).toEqual([5, null]);
});

/**
 * Creates a project that lacks the package `a`, and an npm that runs `script`. Returns the path of the arguments that
 * this npm gets, and a function that prints a word with the project's `setup.js`.
 */
function projectWithout(script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bold-setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['.ci', 'node_modules']) mkdirSync(join(folder, name));
  for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.js')))
    copyFileSync(join(import.meta.dirname, file), join(folder, '.ci', file));
  const write = (name: string, content: object) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  const entry = { 'node_modules/a': { version: '1.0.0' } };
  write('package.json', { type: 'module', engines: { node: '>=18' } });
  write('package-lock.json', { packages: { '': {}, ...entry } });
  const npm = join(folder, 'npm-cli.cjs');
  const installed = JSON.stringify(JSON.stringify({ packages: entry }));
  writeFileSync(
    npm,
    `const { existsSync, mkdirSync, writeFileSync: write } = require('node:fs');
    write('arguments', process.argv.slice(2).join(' '));
    mkdirSync('node_modules', { recursive: true });
    const install = () => write('node_modules/.package-lock.json', ${installed});
    ${script}`,
  );
  const args = [join(folder, '.ci/setup.js'), 'node', '-p', '"word"'];
  const env = { ...process.env, npm_execpath: npm, npm_node_execpath: process.execPath };
  return {
    given: join(folder, 'arguments'),
    path: (name: string) => join(folder, name),
    print: () => spawnSync(process.execPath, args, { env, encoding: 'utf8' }),
    start: () => spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] }),
  };
}

test('a missing package is installed before the command runs, once, with those of development', () => {
  const { given, print } = projectWithout('install()');
  expect(print()).toMatchObject({ status: 0, stdout: 'word\n' });
  expect(readFileSync(given, 'utf8')).toMatch(/^install --include=dev --no-save /);
  rmSync(given);
  expect(print()).toMatchObject({ status: 0, stdout: 'word\n', stderr: '' });
  expect(existsSync(given)).toBe(false);
});

test.each([
  ['fails', 'console.log("no network"); process.exit(1)', 'no network'],
  ['installs nothing', '', 'npm did not install node_modules/a.'],
])(
  'an npm that %s ends the command before it runs, and the reason is printed',
  (_, npm, reason) => {
    const { status, stdout, stderr } = projectWithout(npm).print();
    expect([status, stdout]).toEqual([1, '']);
    // A slow machine prints a dot each second.
    expect(stderr.replace(/ \.+ failed/, '  failed')).toBe(
      `Installing packages  failed\n${reason}\n\nnpm install failed. Mend the cause above and run it again.\n`,
    );
  },
);

test.each([
  ['SIGINT', 130],
  ['SIGHUP', 129],
  ['SIGTERM', 143],
] as const)(
  '%s ends an installation with its npm and exits with %i, and the next command installs all anew',
  async (signal, code) => {
    const { path, start, print } = projectWithout(`
    if (existsSync('ended')) {
      if (!existsSync('node_modules/a')) install();
    } else {
      write('node_modules/.package-lock.json', '{}');
      mkdirSync('node_modules/a');
      process.on('${signal}', () => {
        write('ended', '');
        process.exit(1);
      });
      setTimeout(() => {}, 60_000);
      write('waits', '');
    }`);
    const child = start();
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    await expect.poll(() => existsSync(path('waits'))).toBe(true);
    child.kill(signal);

    expect(await ended).toEqual([code, null]);
    expect(existsSync(path('ended'))).toBe(true);
    expect(print()).toMatchObject({ status: 0, stdout: 'word\n' });
  },
);

test('an installation whose output is closed ends with its npm', async () => {
  const { path, start } = projectWithout(`
    process.on('SIGTERM', () => {
      write('ended', '');
      process.exit(1);
    });
    setTimeout(() => {}, 60_000);
    write('waits', '');`);
  const child = start();
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(() => existsSync(path('waits'))).toBe(true);
  child.stderr.destroy();

  await expect.poll(() => existsSync(path('ended'))).toBe(true);
});

test.skipIf(process.platform === 'win32')(
  'an address that does not respond ends start-once.js, and the npm start that it tried',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bold-once-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const npm = '#!/bin/sh\necho http://127.0.0.1:1/simulator/\nexec sleep 300\n';
    writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
    const child = spawn(process.execPath, [join(import.meta.dirname, 'start-once.js')], {
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.resume();

    // npm writes its errors to the same pipe, which is closed only after both have ended.
    expect(await once(child, 'close')).toEqual([1, null]);
  },
);

test('npm start on a taken port builds nothing and says what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@bold/source', join(import.meta.dirname, 'start.ts')],
    {
      env: { ...process.env, HOST: '127.0.0.1', PORT: `${port}` },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(`^PORT=${port} is taken: .*\\bPORT=\\d+ npm start\\n$`),
  ]);
});
