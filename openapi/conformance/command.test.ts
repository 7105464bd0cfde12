import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startHttpServer } from './http-server.fixture.ts';

const timeoutMs = 120_000;
const packageFolder = join(import.meta.dirname, '..');
const main = join(import.meta.dirname, 'main.ts');

type Exit = {
  code: number;
  output: string;
};

/** Runs a Node script with `INIT_CWD` set to `from`, as if npm had been started in that folder. */
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

function startFixedServer(
  status = 200,
  body = '{}',
  headers: Record<string, string> = {},
): Promise<string> {
  return startHttpServer((_, outgoing) => {
    outgoing.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);
  });
}

test('invalid options print an error and the usage, with exit code 2', {
  timeout: timeoutMs,
}, async () => {
  const noUrl = await run(main, []);
  expect(noUrl.code).toBe(2);
  expect(noUrl.output).toContain(
    '--url must be an address such as http://127.0.0.1:8080.\nbold-conformance --help',
  );
  const unknownTag = await run(main, ['--url', 'http://127.0.0.1:1', '--only', 'nothing']);
  expect([unknownTag.code, unknownTag.output]).toEqual([
    2,
    expect.stringContaining('--only nothing: there is no check with this tag or id.'),
  ]);
});

test('--help, --version and --list need no server', { timeout: timeoutMs }, async () => {
  const [help, version, list] = await Promise.all([
    run(main, ['--help']),
    run(main, ['--version']),
    run(main, ['--list']),
  ]);
  expect([help.code, version.code, list.code]).toEqual([0, 0, 0]);
  expect(help.output).toMatch(/^bold-conformance checks/);
  expect(help.output.split('\n').every((line) => line.length <= 120)).toBe(true);
  const { version: number } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  expect(version.output).toBe(`bold-conformance ${number}\n`);
  expect(list.output).toMatch(/^\d+ rules\nR101 +core +An unknown path is 404.*\n +document-01\n/);
  expect(list.output).toMatch(/^setup-01 +core +the server accepts init data/m);
  const ids = [...list.output.matchAll(/^(R\d+|[a-z]+-\d+) /gm)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(400);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a server that refuses every signature is one failure, which names the bot and the option', {
  timeout: timeoutMs,
}, async () => {
  const refusal = {
    type: '/docs/problems#init-data-signature-invalid',
    title: 'Init data has an invalid signature',
    status: 401,
    detail: 'The hash of the init data does not match.',
    code: 'INIT_DATA_SIGNATURE_INVALID',
    instance: 'urn:kit',
  };
  const url = await startFixedServer(401, JSON.stringify(refusal), {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'WWW-Authenticate': 'tma',
    'X-Request-Id': '7d9f1c1e-4a86-4a52-9f0e-6f2f7a3f4c11',
  });
  const { code, output } = await run(main, [
    '--url',
    url,
    '--only',
    'users',
    '--bot-token',
    '42:secret',
  ]);
  expect(code).toBe(1);
  expect(output.match(/✗ /g)).toHaveLength(1);
  expect(output).toContain('the token of the bot 42 that the kit signs with? See --bot-token');
  expect(output).not.toContain('secret');
  expect(output).toContain("the server refuses the kit's players, see setup-01");
});

test('a server that returns 500 to the first call is reported with its response', {
  timeout: timeoutMs,
}, async () => {
  const url = await startFixedServer(500, 'out of cheese');
  const { code, output } = await run(main, ['--url', url]);
  expect([code, output]).toEqual([2, expect.stringContaining('but returned 500: out of cheese')]);
});

test.for<[string, number, string, Record<string, string>, string]>([
  [
    'returns its start page for every path',
    200,
    '<!doctype html>',
    { 'Content-Type': 'text/html' },
    '200 "<!doctype html>". Is the product API at',
  ],
  [
    'redirects',
    302,
    '',
    { Location: 'https://bold.example/api/level' },
    '302. It redirects to https://bold.example/api/level.',
  ],
])(
  'a server that %s is one failure, which names --url',
  { timeout: timeoutMs },
  async ([, status, body, headers, sentence]) => {
    const url = await startFixedServer(status, body, headers);
    const { code, output } = await run(main, ['--url', url, '--only', 'users,levels']);
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(output).toMatch(/JSON but returned .* (See )?--url/);
    expect(output).not.toMatch(/✗ (users|levels)-/);
  },
);

test('a missing live connection and a wrong analytics address are one failure each', {
  timeout: timeoutMs,
}, async () => {
  const url = await startFixedServer();
  const argv = ['--url', url, '--analytics', url, '--only', 'live,analytics'];
  const { code, output } = await run(main, argv);
  expect(code).toBe(1);
  expect(output).toMatch(
    /setup-02: .*\n {2}The upgrade at ws:.*\/api\/live returned 200 instead of 101/,
  );
  expect(output).toMatch(/setup-03: .*\n.*--analytics must be its address with the base path/);
  expect(output).not.toMatch(/✗ (live|analytics)-\d+: (?!every response)/);
});

test('with --require-all, a check that could not be made fails the run', {
  timeout: timeoutMs,
}, async () => {
  const levels = readFileSync(join(packageFolder, 'catalogue/levels.json'), 'utf8');
  const url = await startFixedServer(200, levels, { 'Cache-Control': 'private, max-age=60' });
  const argv = ['--url', url, '--live', 'none', '--only', 'setup'];
  expect((await run(main, argv)).code).toBe(0);
  const { code, output } = await run(main, [...argv, '--require-all']);
  expect([code, output]).toEqual([1, expect.stringContaining('2 checks were not made')]);
});

test('a reader that closes the pipe after the first line changes neither the reports nor the exit code', {
  timeout: timeoutMs,
}, async () => {
  const url = await startFixedServer();
  const file = join(emptyFolder(), 'report.json');
  const report = ['--report', 'json', '--out', file];
  const argv = [main, '--url', url, '--live', 'none', '--only', 'countries', ...report];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.once('data', () => child.stdout.destroy());
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });

  expect(await once(child, 'close')).toEqual([1, null]);
  expect(errors).toBe('');
  const { results } = JSON.parse(readFileSync(file, 'utf8'));
  expect(results.some(({ state }: { state: string }) => state === 'broken')).toBe(true);
});

test('without --deep, a slow check of the selection is not checked, and --require-all fails', {
  timeout: timeoutMs,
}, async () => {
  const levels = readFileSync(join(packageFolder, 'catalogue/levels.json'), 'utf8');
  const url = await startFixedServer(200, levels, { 'Cache-Control': 'private, max-age=60' });
  const argv = ['--url', url, '--live', 'none', '--profile', 'restart-stars', '--require-all'];
  const { code, output } = await run(main, argv);
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^ {2}restart-\d+: .* – needs --deep$/m),
  ]);
  expect(output.match(/^[\w-]+ +incomplete .*$/gm)).toEqual([
    expect.stringMatching(/^restart-stars .*not checked: .*R127/),
  ]);
});

test('a response of another form than the contract is named, with its request', {
  timeout: timeoutMs,
}, async () => {
  const url = await startFixedServer(200, 'null', { 'Cache-Control': 'no-store' });
  const options = ['--live', 'none', '--only', 'document-03'];
  const { output } = await run(main, ['--url', url, ...options]);
  expect(output).toMatch(
    /document-03: .*\n {2}listLevels returned .*; the check cannot read a response \(.*\)\n {2}Rule R114/,
  );
});

test('the options of the last line repeat a failure of a run with --deep and --profile', {
  timeout: timeoutMs,
}, async () => {
  const url = await startFixedServer(200, '[]');
  const options = ['--only', 'countries', '--deep', '--profile', 'core', '--seed', '9'];
  const { output } = await run(main, ['--url', url, '--live', 'none', ...options]);
  const line = /^Again: (--seed 9 --deep --profile core --only countries-\S+)$/m;
  const again = line.exec(output)?.[1] ?? '';
  const repeated = await run(main, ['--url', url, '--live', 'none', ...again.split(' ')]);
  expect([repeated.code, repeated.output]).toEqual([1, expect.stringContaining(again)]);
});

test('a report that cannot be written ends the command with 2 before the run', async () => {
  const report = ['--report', 'json', '--out', 'package.json/report.json'];
  const folder = emptyFolder();
  writeFileSync(join(folder, 'package.json'), '{}');
  const { code, output } = await run(main, ['--url', 'http://127.0.0.1:1', ...report], folder);
  expect(code).toBe(2);
  expect(output).toContain('package.json');
  expect(output).not.toContain('Waiting');
});

test('a server that breaks a rule ends the run with 1, a sentence, the rule and a curl command', {
  timeout: timeoutMs,
}, async () => {
  const url = await startFixedServer();
  const folder = emptyFolder();
  const report = ['--report', 'json', '--out', 'reports/report.json'];
  const chosen = ['--profile', 'core', '--only', 'countries', '--seed', '9'];
  const { code, output } = await run(main, ['--url', url, ...chosen, ...report], folder);
  expect(code).toBe(1);
  const failure =
    /✗ (countries-\d+): GET \/country returns the contract's catalogue, in its order/g;
  const [first, ...others] = [...output.matchAll(failure)];
  expect(others).toEqual([]);
  expect(output).toMatch(new RegExp(`Again: --seed 9 --profile core --only .*${first?.[1]}`));
  expect(output).toContain('Rule R501: Levels, countries, offers');
  expect(output).toMatch(
    /curl -i 'http:\/\/127\.0\.0\.1:\d+\/api\/country' -H 'Authorization: tma [^']+'/,
  );
  const { seed, results } = JSON.parse(readFileSync(join(folder, 'reports/report.json'), 'utf8'));
  expect(seed).toBe(9);
  for (const { state, steps } of results) {
    if (state === 'broken') expect(steps.length).toBeLessThanOrEqual(5);
  }
});
