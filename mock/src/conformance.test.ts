import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { conformance, type Result, readOptions, summarize } from '@bold/openapi/conformance';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Overrides } from './http/override.ts';
import { startPrismMock } from './prism/prism-mock.ts';
import { startWorldServer } from './start/world-server.ts';

// A run takes seconds, but minutes on a machine that is busy with other tests.
const timeoutMs = 300_000;
const packageFolder = join(import.meta.dirname, '../../openapi');

async function startWorld(overrides: Overrides = {}): Promise<string> {
  const { address, stop } = await startWorldServer(0, { overrides });
  onTestFinished(stop);
  return address;
}

async function startPrism(): Promise<string> {
  const { address, stop } = await startPrismMock(0);
  onTestFinished(stop);
  return address;
}

const broken = (results: Result[]) =>
  results
    .filter(({ state }) => state === 'broken')
    .map(({ check, sentence, steps }) => [check.title, sentence, ...steps]);

test("the mock's world passes every check of the contract", { timeout: timeoutMs }, async () => {
  const url = await startWorld();

  // The mock's world has no rate limits.
  const options = readOptions(['--url', url, '--raised-limits'], development);
  const { results, target } = await conformance(options);

  expect(broken(results)).toEqual([]);
  // It has neither Telegram's Bot API nor an analytics backend, and this run makes no slow checks.
  const unchecked = results.filter(({ state }) => state === 'not checked');
  expect([...new Set(unchecked.map(({ sentence }) => sentence))].sort()).toEqual([
    'needs --analytics',
    'needs --bot-api-listen',
    'needs --chain-listen',
    'needs --deep',
    'needs --restart-command',
    'needs --settle-command',
    'the rate limits of a player are raised',
    'the server has no /config.json',
    'the server has no /healthz',
  ]);
  const { operations, oneSided } = summarize(target);
  expect([operations.seen, oneSided]).toEqual([operations.all, []]);
});

test('Prism, which returns examples and has no state, breaks at least twenty rules', {
  timeout: timeoutMs,
}, async () => {
  const url = await startPrism();
  const tags = ['taps', 'bonus', 'referrals', 'leaderboard', 'invariants'];
  const only = tags.flatMap((tag) => ['--only', tag]);

  const { results } = await conformance(
    readOptions(['--url', url, '--live', 'none', ...only], development),
  );

  const rules = results.filter(({ state }) => state === 'broken').map(({ check }) => check.title);
  expect(new Set(rules).size).toBeGreaterThanOrEqual(20);
});

test('a response that does not follow the document breaks the profile of its operation, and not core', {
  timeout: timeoutMs,
}, async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => reported.mockRestore());
  const url = await startWorld({
    createWalletProofPayload: async ({ next }) => Object.assign(await next(), { extra: 1 }),
  });

  const { results } = await conformance(
    readOptions(['--url', url, '--raised-limits', '--only', 'users,invariants'], development),
  );

  const broken = results.filter(({ state }) => state === 'broken');
  expect(broken.map(({ check }) => [check.profile, check.rules.map(({ id }) => id)])).toEqual([
    ['wallet-proof', ['R113', 'R114', 'R117']],
  ]);
});

test('the packed conformance command runs outside this repository with its dependencies alone', {
  timeout: timeoutMs,
}, async () => {
  const url = await startWorld();
  const folder = mkdtempSync(join(tmpdir(), 'bold-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: packageFolder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const file = /bold-openapi-[\d.]+\.tgz/.exec(packed)?.[0] ?? '';
  execFileSync('tar', ['xf', join(folder, file), '-C', folder]);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(join(link, '..'), { recursive: true });
    symlinkSync(join(packageFolder, '../node_modules', name), link);
  }
  const argv = ['--url', url, '--raised-limits', '--only', 'countries', '--seed', '9'];
  const command = [join(folder, 'package/bin/conformance.js'), ...argv];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  expect(stdout).toMatch(/\d+ checks in .*, 0 broken/);
});
