import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startWorld } from './start-process.fixture.ts';

const patienceMs = 120_000;
const room = join(import.meta.dirname, '..');
const main = join(import.meta.dirname, 'main.ts');

interface Ended {
  code: number;
  said: string;
}

/** Runs a script of Node's to its end, wherever it fails, as npm does when it is called from a folder. */
function run(script: string, argv: string[], from = room): Promise<Ended> {
  const env = { ...process.env, INIT_CWD: from };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...argv], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bold-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A server that answers everything with an empty object. */
async function startHollow(): Promise<string> {
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('who asks for what is not possible is told how to ask, with exit code 2', {
  timeout: patienceMs,
}, async () => {
  const unaddressed = await run(main, []);
  expect(unaddressed.code).toBe(2);
  expect(unaddressed.said).toContain(
    '--url must be the address of the server.\nnpm run conformance',
  );
  const aimless = await run(main, ['--url', 'http://127.0.0.1:1', '--only', 'nothing']);
  expect([aimless.code, aimless.said]).toEqual([
    2,
    expect.stringContaining('knows no tag nothing'),
  ]);
});

test('a server that breaks a rule ends the run with 1, a sentence, the rule and a curl command', {
  timeout: patienceMs,
}, async () => {
  const url = await startHollow();
  const folder = emptyFolder();
  const report = ['--report', 'json', '--out', 'report.json'];
  const argv = ['--url', url, '--only', 'countries', '--seed', '9', ...report];
  const { code, said } = await run(main, argv, folder);
  expect(code).toBe(1);
  expect(said).toContain(
    "✗ countries: GET /country answers the contract's catalogue, in its order",
  );
  expect(said).toContain('Rule: catalogue/countries.json');
  expect(said).toMatch(
    /curl -i 'http:\/\/127\.0\.0\.1:\d+\/api\/country' -H 'Authorization: tma [^']+'/,
  );
  const { seed, results } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  expect(seed).toBe(9);
  for (const { state, steps } of results) {
    if (state === 'broken') expect(steps.length).toBeLessThanOrEqual(5);
  }
});

test('the packed command needs nothing of this repository but its dependencies', {
  timeout: patienceMs,
}, async () => {
  const [folder, url] = [emptyFolder(), await startWorld()];
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: room,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const file = /bold-openapi-[\d.]+\.tgz/.exec(packed)?.[0] ?? '';
  execFileSync('tar', ['xf', join(folder, file), '-C', folder]);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(join(link, '..'), { recursive: true });
    symlinkSync(join(room, '../node_modules', name), link);
  }
  const argv = ['--url', url, '--raised-limits', '--only', 'countries', '--seed', '9'];
  const { code, said } = await run(join(folder, 'package/bin/conformance.js'), argv);
  expect([code, said]).toEqual([0, expect.stringContaining('3 checks in')]);
});
