import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../../.ci/test-run/free-port.ts';
import { afterFile } from '../after-file.ts';

const caddy = process.env.CADDY_BIN ?? 'caddy';
const isMissing = spawnSync(caddy, ['version']).status !== 0;
const howToGetIt =
  'Caddy is missing: install it (apt-get install caddy) or set CADDY_BIN to the program.';

const home = mkdtempSync(join(tmpdir(), 'bold-caddy-'));
afterFile(() => rmSync(home, { recursive: true }));

const { configs } = parse(
  readFileSync(join(import.meta.dirname, '../../compose.yaml'), 'utf8'),
) as {
  configs: { caddyfile: { content: string } };
};
const { content } = configs.caddyfile;

/** Replaces `part` in the text. Throws if the text does not contain `part`. */
function replace(text: string, part: RegExp, by: string): string {
  if (!part.test(text)) throw new Error(`The caddyfile of compose.yaml lacks ${part}.`);
  return text.replace(part, by);
}

/** Requests exactly this path, without normalization. Returns the status of the response. */
async function send(port: number, path: string): Promise<number | undefined> {
  const headers = { Authorization: 'tma in-the-header' };
  const [response] = await once(
    request({ port, host: '127.0.0.1', path, headers }).end(),
    'response',
  );
  response.resume();
  return response.statusCode;
}

/** Runs Caddy without TLS and without a server behind Caddy. Requests each path, and returns Caddy's log. */
async function logOf(caddyfile: string, paths: string[]): Promise<string> {
  const port = await freePort();
  const nothing = await freePort();
  let text = replace(caddyfile, /^\{\n/, '{\n  admin off\n');
  text = replace(text, /\$\{DOMAIN\} \{/, `http://127.0.0.1:${port} {`);
  text = replace(text, /lb_try_duration 5s/, 'lb_try_duration 10ms');
  text = replace(text, /server-\d:8080( server-\d:8080)*/, `127.0.0.1:${nothing}`);

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
    for (const path of paths) expect(await send(port, path)).toBe(503);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  return log;
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
