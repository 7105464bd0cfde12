import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestHeadersTimeoutSeconds, requestTimeoutSeconds } from '@bold/sdk/limits';
import { expect, test } from 'vitest';
import { freePort } from '../../../.ci/test-run/free-port.ts';
import { afterFile } from '../after-file.ts';
import { readProject } from './compose-project.ts';

const caddy = process.env.CADDY_BIN ?? 'caddy';
const { status, stdout } = spawnSync(caddy, ['version'], { encoding: 'utf8' });
const isMissing = status !== 0;
const howToGetIt =
  'Caddy is missing: install it (apt-get install caddy) or set CADDY_BIN to the program.';

const home = mkdtempSync(join(tmpdir(), 'bold-caddy-'));
afterFile(() => rmSync(home, { recursive: true }));

const { configs, services } = readProject('compose.yaml');
const content = configs.caddyfile?.content ?? '';

/** Returns a version as a number that grows with it, or 0 for a text without one. */
function numberOf(text: string | undefined): number {
  const [, major, minor, patch] = /(\d+)\.(\d+)\.(\d+)/.exec(text ?? '') ?? [];
  return Number(major ?? 0) * 1e6 + Number(minor ?? 0) * 1e3 + Number(patch ?? 0);
}

/** The first version that retries a request with a body after a refused connection. */
const retriesBodies = '2.11.4';

/** Replaces `part` in the text. Throws if the text does not contain `part`. */
function replace(text: string, part: RegExp, by: string): string {
  if (!part.test(text)) throw new Error(`The caddyfile of compose.yaml lacks ${part}.`);
  return text.replace(part, by);
}

/** Requests exactly this path, without normalization. Returns the status of the response. */
async function send(port: number, path: string, body?: string): Promise<number | undefined> {
  const headers = { Authorization: 'tma in-the-header' };
  const method = body === undefined ? 'GET' : 'POST';
  const [response] = await once(
    request({ port, host: '127.0.0.1', path, method, headers }).end(body),
    'response',
  );
  response.resume();
  return response.statusCode;
}

/** Runs Caddy without TLS in front of `ports` while `use` runs. Returns Caddy's log. */
async function runCaddy(
  caddyfile: string,
  ports: number[],
  use: (port: number) => Promise<void>,
): Promise<string> {
  const port = await freePort();
  const upstreams = ports.map((it) => `127.0.0.1:${it}`).join(' ');
  let text = replace(caddyfile, /^\{\n/, '{\n  admin off\n');
  text = replace(text, /\$\{DOMAIN\} \{/, `http://127.0.0.1:${port} {`);
  text = replace(text, /server-\d:8080( server-\d:8080)*/, upstreams);

  const child = spawn(caddy, ['run', '--config', '-', '--adapter', 'caddyfile'], {
    env: { HOME: home, PATH: process.env.PATH },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  child.stdin.end(text);
  let log = '';
  const running = new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      log += part;
      if (log.includes('serving initial configuration')) resolve();
    });
    child.once('close', () => reject(new Error(`Caddy stopped: ${log}`)));
  });
  try {
    await running;
    await use(port);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  return log;
}

/** Requests each path while no server is behind Caddy, and returns Caddy's log. */
async function logOf(caddyfile: string, paths: string[]): Promise<string> {
  const text = replace(caddyfile, /lb_try_duration 5s/, 'lb_try_duration 10ms');
  return runCaddy(text, [await freePort()], async (port) => {
    for (const path of paths) expect(await send(port, path)).toBe(503);
  });
}

const paths = [
  '/api/live?tg_auth=user%3D%7B%22id%22%3A1%7D%26hash%3Dsecret-1',
  '/api/live?v=1&tg%5Fauth=secret-2',
  '/api/live?tg_auth=secret-3%ZZ',
  '/api/live?v=1;tg_auth=secret-4',
  '/api/live?v=1?tg_auth=secret-5',
  '/api/live?TG_AUTH=secret-6',
  '/api/live%3ftg_auth=secret-7',
  '//a:b/api/live?tg_auth=secret-8',
];

test('the balancer logs nothing of init data when no server is ready', async ({ skip }) => {
  skip(isMissing, howToGetIt);
  const log = await logOf(content, paths);
  expect(log.match(/no upstreams available/g)).toHaveLength(paths.length);
  expect(log).toContain('"uri":"/api/live"');
  expect(log).not.toMatch(/secret-|tg_auth|hash|in-the-header/i);
});

test('without its filter the balancer would log init data', async ({ skip }) => {
  skip(isMissing, howToGetIt);
  const log = await logOf(
    replace(content, /format filter \{[\s\S]*?\n {4}\}/, 'format json'),
    paths,
  );
  expect(log).toContain('secret-1');
});

test('the balancer has the filter on its default log, and no log without it', () => {
  expect(content).toMatch(/^\{\n[^}]*log default \{\n\s*format filter \{/);
  expect(content.match(/^\s*log\b.*$/gm)).toHaveLength(1);
});

test('the balancer ends late headers at the time of the contract, and a slow body after the server did', () => {
  const [, timeouts] = /^ {2}servers \{\n\s*timeouts \{([^}]*)\}/m.exec(content) ?? [];
  const seconds = Object.fromEntries(
    [...(timeouts ?? '').matchAll(/(\w+) (\d+)s\n/g)].map(([, name, value]) => [
      name,
      Number(value),
    ]),
  );
  // The server looks for late requests four times in the time for headers.
  const latest = requestTimeoutSeconds + requestHeadersTimeoutSeconds / 4;
  expect(seconds.read_header).toBe(requestHeadersTimeoutSeconds);
  expect(seconds.read_body).toBeGreaterThan(latest);
  expect(seconds.read_body).toBeLessThan(2 * requestTimeoutSeconds);
});

test('the image of the balancer is one that retries requests with a body', () => {
  expect(services.balancer?.image).toMatch(/^caddy:\d+\.\d+\.\d+$/);
  expect(numberOf(services.balancer?.image)).toBeGreaterThanOrEqual(numberOf(retriesBodies));
});

test('while one server is away, the other one gets every request, with its body', async ({
  skip,
}) => {
  skip(isMissing, howToGetIt);
  skip(numberOf(stdout) < numberOf(retriesBodies), `Caddy is older than ${retriesBodies}.`);
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    if (request.url === '/api/bonus') bodies.push(body);
    response.end();
  }).listen(0, '127.0.0.1');
  afterFile(() => server.close());
  await once(server, 'listening');
  // The first health check would end the test's case: a server that is away but is not yet known to be.
  const text = replace(content, /health_uri[\s\S]*?health_timeout 3s/, '');
  const { port } = server.address() as AddressInfo;
  const sent = Array.from({ length: 20 }, (_, index) => `body ${index}`);
  await runCaddy(text, [await freePort(), port], async (balancer) => {
    for (const body of sent) expect(await send(balancer, '/api/bonus', body)).toBe(200);
  });
  expect(bodies).toEqual(sent);
});
