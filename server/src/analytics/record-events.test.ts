import { once } from 'node:events';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { analyticsBodyBytes } from '@bold/sdk/limits';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import { sentEvent } from './sent-event.fixture.ts';
import { solveWithWorker } from './solve-with-worker.fixture.ts';
import { marker, watchReading } from './watch-reading.fixture.ts';

type Server = Awaited<ReturnType<typeof startServer>>;
type Receipt = { message: string; custom_data: string };
type Sent = { headers?: Record<string, string>; body?: BodyInit };

const { limits: defaults } = (await startServer()).deps.config;
const gate = { analyticsUnprovenPerMinute: 1, analyticsUnprovenBurst: 1 };
const server = await startServer({ config: { limits: { ...defaults, ...gate } } });
/** Returns the gzip of a JSON list that contains the text `marker` and then `values + 1` empty lists. */
const nested = (values: number) => gzipSync(`["${marker}",${'[],'.repeat(values)}[]]`);
const bomb = nested(21_000);
const largeBomb = nested(349_000);

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** Returns the counts of inflated bodies and parsed JSON texts. The counts grow until the test ends. */
function watch() {
  const { counts, stop } = watchReading();
  endings.push(stop);
  return counts;
}

async function post({ headers = {}, body = bomb }: Sent = {}, to: Server = server) {
  const gzip = typeof body === 'string' ? {} : { 'Content-Encoding': 'gzip' };
  const type = { 'Content-Type': 'application/json', 'TGA-Auth-Token': 'development', ...gzip };
  // A stream is sent with `duplex` only.
  const init = { method: 'POST', headers: { ...type, ...headers }, body, duplex: 'half' };
  const response = await fetch(`http://127.0.0.1:${to.port}/analytics/events`, init);
  const receipt = (await response.json()) as Receipt;
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), receipt };
}

/** Returns the header `Content` with the solution of a new task. */
async function solved(to = server) {
  const read = async (path: string) => (await to.call<string>('GET', `/analytics/${path}`)).body;
  const script = await read('c3e068ebf11840ed3fc311a6f2df80b20fa05d25');
  return {
    Content: solveWithWorker(script, await read('aee7c93a9ae7930fb19732325d2c560c53849aa7')),
  };
}

/** Returns the bytes as a stream, which `fetch` sends without the header Content-Length. */
const streamed = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream();

test('a body with a valid proof is inflated and parsed once', async () => {
  const counts = watch();
  expect((await post({ headers: await solved() })).status).toBe(400);
  expect(counts).toEqual({ inflated: 1, parsed: 1 });
});

test.each<[string, number, () => Promise<Sent>]>([
  ['no token', 401, async () => ({ headers: { 'TGA-Auth-Token': '' } })],
  ['an unknown token', 401, async () => ({ headers: { 'TGA-Auth-Token': 'other' } })],
  [
    'another media type',
    415,
    async () => ({ headers: { ...(await solved()), 'Content-Type': 'text/plain' } }),
  ],
  [
    'another encoding',
    415,
    async () => ({ headers: { ...(await solved()), 'Content-Encoding': 'br' } }),
  ],
  [
    'a large Content-Length',
    413,
    async () => ({ headers: await solved(), body: Buffer.concat([bomb, Buffer.alloc(65_536)]) }),
  ],
  [
    'a large body without Content-Length',
    413,
    async () => ({
      headers: await solved(),
      body: streamed(Buffer.concat([bomb, Buffer.alloc(65_536)])),
    }),
  ],
  ['an invented solution', 429, async () => ({ headers: { Content: 'invented' } })],
  [
    'a used solution',
    429,
    async () => {
      const headers = await solved();
      await post({ headers, body: JSON.stringify(sentEvent()) });
      return { headers };
    },
  ],
  [
    'the value of a refused request',
    429,
    async () => {
      const { receipt } = await post({ headers: { Content: 'invented' } });
      return { headers: { Content: receipt.custom_data } };
    },
  ],
  [
    'no solution, above the limit',
    429,
    async () => {
      while ((await post({ body: '{' })).status !== 429);
      return {};
    },
  ],
])('nothing is inflated or parsed of a request with %s', async (_, status, prepare) => {
  const sent = await prepare();
  const counts = watch();
  expect((await post(sent)).status).toBe(status);
  expect(counts).toEqual({ inflated: 0, parsed: 0 });
});

test('nothing is inflated or parsed for an address above its requests', async () => {
  const limits = { ...defaults, analyticsPerSecond: 1, analyticsBurst: 3 };
  const busy = await startServer({ config: { limits } });
  const headers = await solved(busy);
  await busy.call('GET', '/analytics/events/threshold');
  const counts = watch();
  expect((await post({ headers }, busy)).status).toBe(429);
  expect(counts).toEqual({ inflated: 0, parsed: 0 });
});

test('a body that is larger than the limit only when inflated is not parsed', async () => {
  const headers = await solved();
  const counts = watch();
  expect((await post({ headers, body: largeBomb })).status).toBe(413);
  expect(counts).toEqual({ inflated: 1, parsed: 0 });
});

test('a solution is used up by a request that is refused later', async () => {
  const headers = await solved();
  expect((await post({ headers })).status).toBe(400);
  expect((await post({ headers, body: JSON.stringify(sentEvent()) })).status).toBe(429);
});

test('an address has a number of bytes a day, counted after inflation, and others have theirs', async () => {
  const limits = { ...defaults, analyticsBytesPerDay: 100_000 };
  const strict = await startServer({ config: { limits, trustedProxies: 1 } });
  const send = async (address: string, body: BodyInit = bomb) =>
    post({ headers: { ...(await solved(strict)), 'X-Forwarded-For': address }, body }, strict);
  expect((await send('203.0.113.1')).status).toBe(400);
  expect(await send('203.0.113.1')).toMatchObject({ status: 429, retryAfter: '43200' });

  const counts = watch();
  expect((await send('203.0.113.1')).status).toBe(429);
  expect(counts).toEqual({ inflated: 0, parsed: 0 });
  const event = JSON.stringify(sentEvent());
  expect((await send('203.0.113.1', event)).status).toBe(429);
  expect((await send('203.0.113.2', event)).status).toBe(202);
  strict.clock.time += 43_200_000;
  expect((await send('203.0.113.1', event)).status).toBe(202);
});

test('a sender with a new address for each request is stopped by the bytes of all addresses', async () => {
  const limits = { ...defaults, analyticsBytesPerSecond: analyticsBodyBytes / 2 };
  const strict = await startServer({ config: { limits, trustedProxies: 1 } });
  const send = async (n: number, body: BodyInit = bomb) => {
    const headers = { ...(await solved(strict)), 'X-Forwarded-For': `2001:db8:${n}::1` };
    return post({ headers, body }, strict);
  };
  expect([(await send(1)).status, (await send(2)).status]).toEqual([400, 400]);
  const counts = watch();
  expect((await send(3)).status).toBe(429);
  expect(counts).toEqual({ inflated: 0, parsed: 0 });

  strict.clock.time += 2_000;
  expect((await send(4, JSON.stringify(sentEvent()))).status).toBe(202);
  const { body } = await strict.call<string>('GET', '/metrics');
  expect(body).toContain('bold_rate_limited_total{limit="analytics-total"} 1');
});

/** Sends the headers of a request with a solution. Returns a function that sends the body and returns the status. */
async function postSlowly(to: Server, body: string) {
  const headers = {
    'Content-Type': 'application/json',
    'TGA-Auth-Token': 'development',
    'Content-Length': body.length,
    ...(await solved(to)),
  };
  const path = '/analytics/events';
  const outgoing = request({ port: to.port, host: '127.0.0.1', path, method: 'POST', headers });
  const read = vi.spyOn(to.clock, 'now');
  outgoing.flushHeaders();
  // The server reads the clock for the limit of requests, and again before it waits for the body.
  await vi.waitUntil(() => read.mock.calls.length > 1);
  read.mockRestore();
  return async () => {
    const [response] = await once(outgoing.end(body), 'response');
    response.resume();
    return response.statusCode;
  };
}

test('a body that arrives slowly gives nobody back the bytes of all addresses', async () => {
  const limits = { ...defaults, analyticsBytesPerSecond: analyticsBodyBytes / 4 };
  const strict = await startServer({ config: { limits } });
  const body = ' '.repeat(analyticsBodyBytes);
  const send = async () => (await post({ headers: await solved(strict), body }, strict)).status;
  const finish = await postSlowly(strict, ' ');
  strict.clock.time += 4_000;
  expect([await send(), await send()]).toEqual([400, 429]);
  expect(await finish()).toBe(429);
  expect(await send()).toBe(429);
});

test('a body that arrives after midnight counts for the new day, and forgets nothing of it', async () => {
  const strict = await startServer({
    config: { limits: { ...defaults, analyticsBytesPerDay: 1_000 } },
  });
  const body = ' '.repeat(1_000);
  const send = async () => (await post({ headers: await solved(strict), body }, strict)).status;
  const finish = await postSlowly(strict, ' ');
  strict.clock.time += 43_200_000;
  expect([await send(), await send()]).toEqual([400, 429]);
  expect(await finish()).toBe(429);
  expect(await send()).toBe(429);
});

test('a used solution takes nothing from the bytes of all addresses', async () => {
  const limits = { ...defaults, analyticsBytesPerSecond: analyticsBodyBytes / 2 };
  const strict = await startServer({ config: { limits } });
  const headers = await solved(strict);
  expect((await post({ headers }, strict)).status).toBe(400);
  for (let n = 0; n < 3; n += 1) expect((await post({ headers }, strict)).status).toBe(429);
  expect((await post({ headers: await solved(strict) }, strict)).status).toBe(400);
  const { body } = await strict.call<string>('GET', '/metrics');
  expect(body).not.toContain('limit="analytics-total"');
});

test('of a small body with gzip only what it inflates to counts', async () => {
  const most = 1.5 * analyticsBodyBytes;
  const limits = { ...defaults, analyticsBytesPerDay: most, analyticsBytesPerSecond: most / 4 };
  const strict = await startServer({ config: { limits } });
  const send = async () => post({ headers: await solved(strict), body: gzipSync('{}') }, strict);
  for (let n = 0; n < 3; n += 1) expect((await send()).status).toBe(400);
});

test('a body that cannot be inflated counts as the largest', async () => {
  const limits = { ...defaults, analyticsBytesPerDay: analyticsBodyBytes };
  const strict = await startServer({ config: { limits } });
  expect((await post({ body: Buffer.from('no gzip') }, strict)).status).toBe(400);
  expect((await post({ body: '{}' }, strict)).status).toBe(429);
});

test('events that reached ANALYTICS_MAX_BYTES are 503 until earlier ones are deleted', async () => {
  const full = await startServer({ config: { analyticsMaxBytes: 1_000 } });
  const send = async (n: number) =>
    post({ headers: await solved(full), body: JSON.stringify(sentEvent({ n })) }, full);
  const statuses = [await send(1), await send(2), await send(3)].map(({ status }) => status);
  expect(statuses).toEqual([202, 202, 503]);
  full.clock.time += 10_000;

  const counts = watch();
  const refused = await send(5);
  expect(refused).toMatchObject({ status: 503, receipt: { status: 503 } });
  expect((await send(6)).status).toBe(503);
  expect(counts).toEqual({ inflated: 0, parsed: 0 });
  const warnings = full.logLines.filter((line) => line.includes('ANALYTICS_MAX_BYTES'));
  expect(warnings).toHaveLength(1);
  const { body } = await full.call<string>('GET', '/metrics');
  expect(body).toMatch(/bold_analytics_stored_bytes [1-9]\d{3}/);
  expect(body).toContain('bold_rate_limited_total{limit="analytics-storage"} 3');

  full.clock.time += 91 * 86_400_000;
  await deleteOldEvents(full.deps);
  full.clock.time += 10_000;
  expect((await send(7)).status).toBe(202);
});
