import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import document from '@bold/openapi/analytics.openapi.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { connectDatabase } from '../database/connect.ts';
import { sentEvent } from './sent-event.fixture.ts';
import { solveWithWorker } from './solve-with-worker.fixture.ts';

type Receipt = { message: string; custom_data: string; Content: string };
type Sent = { headers?: Record<string, string>; body?: BodyInit };

const friend = 'https://app.example';
const worker = '/analytics/c3e068ebf11840ed3fc311a6f2df80b20fa05d25';
const task = '/analytics/aee7c93a9ae7930fb19732325d2c560c53849aa7';
const note = 'x'.repeat(4_096);
const plenty = { analyticsUnprovenPerMinute: 6_000, analyticsUnprovenBurst: 10_000 };
const defaults = (await startServer()).deps.config.limits;
const server = await startServer({
  config: { corsOrigins: [friend], limits: { ...defaults, ...plenty } },
});
const strict = await startServer();

async function post(body: unknown, { headers = {}, ...sent }: Sent = {}, to = server) {
  const response = await fetch(`http://127.0.0.1:${to.port}/analytics/events`, {
    method: 'POST',
    headers: { 'TGA-Auth-Token': 'development', 'Content-Type': 'application/json', ...headers },
    body: sent.body ?? JSON.stringify(body),
  });
  const receipt = (await response.json()) as Receipt;
  const schema = [202, 429].includes(response.status) ? 'Receipt' : 'Refusal';
  return {
    status: response.status,
    headers: response.headers,
    receipt,
    violations: check(schema, receipt),
  };
}

const ajv = new Ajv2020({ strict: false }).addSchema(document, 'analytics', false, false);
function check(schema: string, value: unknown) {
  const validate = ajv.compile({ $ref: `analytics#/components/schemas/${schema}` });
  return validate(value) ? [] : validate.errors;
}

/** Returns the header `Content` with the solution of a new task. */
async function solved(to = server) {
  const script = await to.call<string>('GET', worker);
  const tasks = await to.call<string>('GET', task);
  return { Content: solveWithWorker(script.body, tasks.body) };
}

const storedEvents = async (platform: string, { db } = server) => {
  const events = await db.selectFrom('analytics.event').select('body').execute();
  return events.map(({ body }) => body).filter((body) => body.platform === platform);
};

test('[ANA-19] [ANA-22] a batch is stored, and the receipt holds the next solution and the next task', async () => {
  const events = [sentEvent({ platform: 'batch' }), sentEvent({ platform: 'batch', n: 2 })];
  const { status, receipt, violations } = await post(events);
  expect([status, receipt.message, violations]).toEqual([202, 'Success record.', []]);
  expect(await storedEvents('batch')).toEqual(events);
});

test('[ANA-20] a single event is stored, with its custom data', async () => {
  const event = sentEvent({ platform: 'one', custom_data: { taskId: 'follow' } });
  expect(await post(event)).toMatchObject({ status: 202, violations: [] });
  expect(await storedEvents('one')).toEqual([event]);
});

test('events that are stored already are accepted and dropped', async () => {
  const event = sentEvent({ platform: 'again' });
  expect([(await post([event])).status, (await post([event])).status]).toEqual([202, 202]);
  expect(await storedEvents('again')).toHaveLength(1);
});

test('the events of a gzip body are stored', async () => {
  const body = gzipSync(JSON.stringify([sentEvent({ platform: 'gzip' })]));
  const { status } = await post(null, { headers: { 'Content-Encoding': 'gzip' }, body });
  expect(status).toBe(202);
  expect(await storedEvents('gzip')).toHaveLength(1);
});

test('[ANA-22] a given solution counts once across all processes', async () => {
  const first = await post(sentEvent({ platform: 'given' }), { headers: await solved() });
  const headers = { Content: first.receipt.custom_data };
  const other = await startServer({ deps: { db: server.db } });
  expect((await post(sentEvent({ platform: 'given', n: 1 }), { headers }, other)).status).toBe(202);
  const again = await post(sentEvent({ platform: 'given', n: 2 }), { headers });
  expect(again).toMatchObject({ status: 429, violations: [] });
  expect(again.headers.get('Retry-After')).toBe('2');
  expect(await storedEvents('given')).toHaveLength(2);
});

test('[ANA-21] the worker script solves the task, and the solution counts once', async () => {
  const script = await server.call<string>('GET', worker);
  const tasks = await server.call<string>('GET', task);
  expect(script.headers.get('Content-Type')).toBe('text/javascript');
  expect(tasks.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(tasks.headers.get('Cache-Control')).toBe('no-store');
  const headers = { Content: solveWithWorker(script.body, tasks.body) };
  expect((await post(sentEvent({ platform: 'solved' }), { headers })).status).toBe(202);
  expect((await post(sentEvent({ platform: 'solved', n: 1 }), { headers })).status).toBe(429);
});

test('the task of a receipt serves the public client, which solves it itself', async () => {
  const script = await server.call<string>('GET', worker);
  const { receipt } = await post(sentEvent({ platform: 'public' }));
  const headers = { Content: solveWithWorker(script.body, receipt.Content) };
  expect((await post(sentEvent({ platform: 'public', n: 1 }), { headers })).status).toBe(202);
});

test('a solution made with another bot’s secret is refused', async () => {
  const foreign = await startServer({
    config: { botToken: '2000000002:another-token-of-another' },
  });
  const { receipt } = await post(sentEvent(), { headers: await solved(foreign) }, foreign);
  for (const Content of [receipt.custom_data, 'nonsense', '1,2,3']) {
    expect((await post(sentEvent({ platform: 'foreign' }), { headers: { Content } })).status).toBe(
      429,
    );
  }
  expect(await storedEvents('foreign')).toEqual([]);
});

test('without a solution only a few requests pass until the limit refills', async () => {
  const send = () => post(sentEvent({ platform: 'unproven' }), {}, strict);
  for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(202);
  const refused = await send();
  expect(refused).toMatchObject({ status: 429, violations: [] });
  const headers = { Content: refused.receipt.custom_data };
  expect((await post(sentEvent(), { headers }, strict)).status).toBe(429);
  expect((await post(sentEvent(), { headers: await solved(strict) }, strict)).status).toBe(202);
  strict.clock.time += 2_000;
  expect((await send()).status).toBe(202);
});

test('the value of a refused or unproven request is no solution, however often it is tried', async () => {
  let given = (await post(sentEvent({ platform: 'unearned' }))).receipt.custom_data;
  for (let count = 0; count < 3; count += 1) {
    const headers = { Content: given };
    const refused = await post(sentEvent({ platform: 'unearned', count }), { headers });
    expect(refused).toMatchObject({ status: 429, violations: [] });
    given = refused.receipt.custom_data;
  }
  expect(await storedEvents('unearned')).toHaveLength(1);
});

test('the public client reads how often it may record an event, without a token', async () => {
  const { status, headers, body } = await server.call('GET', '/analytics/events/threshold', {
    headers: { Origin: friend },
  });
  expect([status, body]).toEqual([200, { 'app-hide': 3 }]);
  expect(check('EventThresholds', body)).toEqual([]);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(friend);
});

test('a sender above the limit is refused with a task that can be used', async () => {
  const limits = { ...defaults, analyticsPerSecond: 1, analyticsBurst: 2 };
  const { call } = await startServer({ config: { limits } });
  const statuses = [await call('GET', task), await call('GET', worker)].map(({ status }) => status);
  const refused = await call<Receipt>('GET', task);
  expect([...statuses, refused.status]).toEqual([200, 200, 429]);
  expect(check('Receipt', refused.body)).toEqual([]);
});

test.each([
  [400, 'half a value', { body: '[{' }],
  [400, 'gzip that is none', { headers: { 'Content-Encoding': 'gzip' } }],
  [
    400,
    'an event without a session',
    { body: JSON.stringify(sentEvent({ session_id: undefined })) },
  ],
  [
    400,
    'the event of another application',
    { body: JSON.stringify(sentEvent({ app_name: 'other' })) },
  ],
  [401, 'no token', { headers: { 'TGA-Auth-Token': '' } }],
  [401, 'an unknown token', { headers: { 'TGA-Auth-Token': 'other' } }],
  [413, 'more than 64 kB', { body: JSON.stringify(sentEvent()).padEnd(65_537) }],
  [413, 'an event of more than 4 kB', { body: JSON.stringify([sentEvent({ note })]) }],
  [415, 'another media type', { headers: { 'Content-Type': 'text/plain' } }],
  [415, 'another encoding', { headers: { 'Content-Encoding': 'br' } }],
])(
  '%i: %s is refused as the contract says, and nothing is stored',
  async (status, _, sent: Sent) => {
    const before = await server.db.selectFrom('analytics.event').select('digest').execute();
    const refused = await post(sentEvent({ platform: 'refused' }), sent);
    expect(refused).toMatchObject({ status, receipt: { status }, violations: [] });
    expect(await server.db.selectFrom('analytics.event').select('digest').execute()).toEqual(
      before,
    );
  },
);

test('the token is checked before the body has arrived', async () => {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const headers = { 'Content-Type': 'application/json', 'Content-Length': 1_000 };
  const half = request({ port: server.port, path: '/analytics/events', method: 'POST', headers });
  half.on('response', (response) => resolve(response.statusCode)).on('error', reject);
  half.write('[');
  expect(await promise).toBe(401);
  half.destroy();
});

test('a page of a listed origin may send every header of the contract', async () => {
  const preflight = (origin: string) =>
    server.call('OPTIONS', '/analytics/events', {
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
  const { status, headers } = await preflight(friend);
  expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([204, friend]);
  expect(headers.get('Access-Control-Allow-Headers')).toBe(
    'TGA-Auth-Token,Content-Type,Content,Content-Encoding',
  );
  const foreign = await preflight('https://evil.example');
  expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('a page of a listed origin may read refusals too', async () => {
  const { status, headers } = await post([], { headers: { Origin: friend } });
  expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([400, friend]);
});

test('without ANALYTICS_TOKEN the paths of the analytics backend get 404', async () => {
  const { call } = await startServer({ config: { analyticsToken: null } });
  expect((await call('GET', task)).status).toBe(404);
});

test('while the database is down events get 503, after which a sender keeps them', async () => {
  const connection = { connectionString: 'postgres://127.0.0.1:1/none' };
  const db = connectDatabase(connection, () => undefined);
  const failed = await post(sentEvent(), {}, await startServer({ deps: { db } }));
  expect(failed).toMatchObject({ status: 503, receipt: { status: 503 }, violations: [] });
});

test('an unexpected error gets 500 and is logged, and its details are not sent', async () => {
  const now = () => {
    throw new Error('The clock stands still.');
  };
  const faulty = await startServer({ deps: { clock: { now } } });
  const failed = await post(sentEvent(), {}, faulty);
  expect(failed).toMatchObject({ status: 500, violations: [] });
  expect(failed.receipt.message).toBe('Something went wrong.');
  expect(faulty.logLines.join()).toContain('"msg":"A request of analytics failed."');
});
