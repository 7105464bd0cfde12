import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startWorld } from './start-process.fixture.ts';

const timeoutMs = 120_000;
const packageFolder = join(import.meta.dirname, '..');
const main = join(import.meta.dirname, 'main.ts');

interface Exit {
  code: number;
  output: string;
}

/** Runs a Node script as npm does when it is called from a folder. Returns the exit code and the output. */
function run(script: string, argv: string[], from = packageFolder): Promise<Exit> {
  const env = { ...process.env, INIT_CWD: from };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...argv], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bold-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Starts a server that returns an empty object for every request. */
async function startEmptyServer(): Promise<string> {
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('invalid options print an error and the usage, with exit code 2', {
  timeout: timeoutMs,
}, async () => {
  const noUrl = await run(main, []);
  expect(noUrl.code).toBe(2);
  expect(noUrl.output).toContain(
    '--url must be the address of the server, such as http://127.0.0.1:8080.\nnpm run conformance',
  );
  const unknownTag = await run(main, ['--url', 'http://127.0.0.1:1', '--only', 'nothing']);
  expect([unknownTag.code, unknownTag.output]).toEqual([
    2,
    expect.stringContaining('--only nothing: there is no check with this tag.'),
  ]);
});

test('a server that breaks a rule ends the run with 1, a sentence, the rule and a curl command', {
  timeout: timeoutMs,
}, async () => {
  const url = await startEmptyServer();
  const folder = emptyFolder();
  const report = ['--report', 'json', '--out', 'report.json'];
  const argv = ['--url', url, '--only', 'countries', '--seed', '9', ...report];
  const { code, output } = await run(main, argv, folder);
  expect(code).toBe(1);
  expect(output).toContain(
    "✗ countries: GET /country returns the contract's catalogue, in its order",
  );
  expect(output).toContain('Rule: catalogue/countries.json');
  expect(output).toMatch(
    /curl -i 'http:\/\/127\.0\.0\.1:\d+\/api\/country' -H 'Authorization: tma [^']+'/,
  );
  const { seed, results } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  expect(seed).toBe(9);
  for (const { state, steps } of results) {
    if (state === 'broken') expect(steps.length).toBeLessThanOrEqual(5);
  }
});

test('the packed command needs nothing of this repository but its dependencies', {
  timeout: timeoutMs,
}, async () => {
  const [folder, url] = [emptyFolder(), await startWorld()];
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
  const { code, output } = await run(join(folder, 'package/bin/conformance.js'), argv);
  expect([code, output]).toEqual([0, expect.stringContaining('3 checks in')]);
});
