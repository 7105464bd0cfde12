import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { liveUrlOf } from '../../test/init-data.ts';
import { rawResponse } from '../../test/raw-response.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { startLive } from '../../test/start-live.ts';
import { testDeps } from '../../test/test-deps.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { readConfig } from '../config.ts';
import { isAllowedOrigin } from './check-upgrade-limits.ts';

const { db } = await createDatabase();

function startLimited(
  limits: Partial<ReturnType<typeof readConfig>['limits']>,
  trustedProxies = 0,
) {
  const defaults = readConfig({});
  const config = { ...defaults, trustedProxies, limits: { ...defaults.limits, ...limits } };
  const { rateLimits } = testDeps(db, { config });
  return startLive(db, { config, rateLimits });
}

/** Returns the status, the content type and Retry-After (if any) of a refused upgrade, and the code of its problem. */
async function refusalOf(socket: WebSocket) {
  const [, response] = await once(socket, 'unexpected-response');
  const chunks = await response.toArray();
  const { code } = JSON.parse(Buffer.concat(chunks).toString());
  const { 'content-type': type, 'retry-after': retryAfter = [] } = response.headers;
  return [response.statusCode, type, retryAfter, code].flat();
}

const problem = 'application/problem+json';
const seconds = expect.stringMatching(/^[1-9]\d*$/);

test('an upgrade from a foreign origin is refused', async () => {
  const { base } = await startLive(db);
  const socket = new WebSocket(`${base}/api/live`, { origin: 'https://evil.example' });
  expect(await refusalOf(socket)).toEqual([403, problem, 'ORIGIN_NOT_ALLOWED']);
});

test('an address with too many connections is refused until one of them ends', async () => {
  const { base, connect } = await startLimited({ liveSocketsPerAddress: 1 });
  const player = await createPlayer(db);
  const first = await connect(player);
  const refused = await refusalOf(new WebSocket(`${base}/api/live`));
  expect(refused).toEqual([429, problem, seconds, 'TOO_MANY_REQUESTS']);
  first.drop();
  await expect
    .poll(() => connect(player).catch((error: Error) => error.message))
    .toHaveProperty('closed');
});

test('an upgrade counts as a request of its address', async () => {
  const { base, tryConnect } = await startLimited({ addressRequestsPerMinute: 1 });
  await tryConnect('').closed;
  const refused = await refusalOf(new WebSocket(`${base}/api/live`));
  expect(refused).toEqual([429, problem, seconds, 'TOO_MANY_REQUESTS']);
});

test('the upgrades of one IPv6 network count as those of one address', async () => {
  const { base } = await startLimited({ addressRequestsPerMinute: 1 }, 1);
  const upgrade = (address: string) =>
    new WebSocket(`${base}/api/live`, { headers: { 'X-Forwarded-For': address } });
  await once(upgrade('2001:db8::1'), 'open');
  const refused = await refusalOf(upgrade('2001:db8::2'));
  expect(refused).toEqual([429, problem, seconds, 'TOO_MANY_REQUESTS']);
});

test('if a player opens one socket above the limit, the oldest is closed and the others stay open', async () => {
  const { connect } = await startLimited({ liveSocketsPerUser: 2 });
  const player = await createPlayer(db, { available: 9 });
  const [first, second] = [await connect(player), await connect(player)];
  const other = await connect(await createPlayer(db, { available: 9 }));
  const third = await connect(player);
  expect(await first.closed).toMatchObject({ code: 4429 });
  for (const socket of [second, third, other]) {
    socket.tap({ taps: 1 });
    expect(await socket.next()).toMatchObject({ type: expect.stringMatching(/taps|balance/) });
  }
});

test('a broken handshake gets a problem', async () => {
  const { base } = await startLive(db);
  const response = await rawResponse(
    Number(new URL(base).port),
    'GET /api/live HTTP/1.1\r\nHost: bold\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain('"code":"VALIDATION_FAILED"');
});

test('a client that resets its connection during the handshake does not end the process', async () => {
  const { server } = await startLive(db);
  const stream = new PassThrough();
  server.emit('upgrade', { url: '/elsewhere', headers: {} }, stream, Buffer.alloc(0));
  stream.emit('error', new Error('read ECONNRESET'));
  expect(stream.destroyed).toBe(true);
});

test('a server that is stopping refuses an upgrade with a problem', async () => {
  const { base, live } = await startLive(db);
  await live.close();
  const refused = await refusalOf(new WebSocket(`${base}/api/live`));
  expect(refused).toEqual([503, problem, seconds, 'SERVICE_UNAVAILABLE']);
});

test('an upgrade whose limits cannot be counted gets 503, and the failure is logged', async () => {
  const { log, messages } = recordingLog();
  const { rateLimits } = testDeps(db);
  const address = () => Promise.reject(new Error('the store is away'));
  const { base } = await startLive(db, { log, rateLimits: { ...rateLimits, address } });
  const refused = await refusalOf(new WebSocket(`${base}/api/live`));
  expect(refused).toEqual([503, problem, seconds, 'SERVICE_UNAVAILABLE']);
  expect(messages).toEqual(['Admitting an upgrade failed.']);
});

test('open sockets and their close codes are measured', async () => {
  const { connect, deps } = await startLive(db);
  const page = () => deps.metrics.registry.metrics();
  const socket = await connect(await createPlayer(db));
  await expect.poll(page).toContain('bold_live_sockets 1');
  socket.send('x'.repeat(4097));
  await socket.closed;
  await expect.poll(page).toContain('bold_live_sockets 0');
  expect(await page()).toContain('bold_live_closes_total{code="1009"} 1');
});

test('a client cannot choose the codes that are measured, except those of ordinary clients', async () => {
  const { base, deps } = await startLive(db);
  const player = await createPlayer(db);
  for (const code of [1000, 1013, 4401, 3000, 4999]) {
    const socket = new WebSocket(await liveUrlOf(base, player.telegramId, deps.clock.now()));
    await once(socket, 'open');
    socket.close(code);
    await once(socket, 'close');
  }
  const page = () => deps.metrics.registry.metrics();
  await expect.poll(page).toContain('bold_live_sockets 0');
  expect((await page()).match(/bold_live_closes_total{.*/g)).toEqual([
    'bold_live_closes_total{code="1000"} 1',
    'bold_live_closes_total{code="other"} 4',
  ]);
});

test('messages that wait for a commit are measured until they are committed', async () => {
  const { connect, deps } = await startLive(db);
  const player = await createPlayer(db, { available: 99 });
  const socket = await connect(player);
  const page = () => deps.metrics.registry.metrics();
  const tap = (seq: number) => socket.tap({ session: 's', seq });
  await db.transaction().execute(async (tx) => {
    await sql`select from tap_balance where user_id = ${player.userId} for update`.execute(tx);
    tap(1);
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    expect(await page()).toContain('bold_tap_queue_messages 0\n');
    for (const seq of [2, 3, 4]) tap(seq);
    await expect.poll(page).toContain('bold_tap_queue_messages 3\n');
  });
  expect(await socket.take(4)).toMatchObject(Array(4).fill({ type: 'taps', applied: 1 }));
  const counted = await page();
  expect(counted).toContain('bold_tap_queue_messages 0\n');
  expect(counted).toContain('bold_tap_batches_total{result="applied"} 4\n');
  expect(counted).toContain('bold_tap_commit_seconds_count{ok="true"} 2\n');
});

const config = {
  publicUrl: 'https://bold.example',
  corsOrigins: ['https://friend.example'],
  production: true,
};

test.each([
  [undefined, true],
  ['https://bold.example', true],
  ['https://friend.example', true],
  ['https://evil.example', false],
  ['https://bold.example.evil.example', false],
  ['http://bold.example', false],
  ['http://127.0.0.1:8080', false],
  ['null', false],
  ['', false],
])('in production the origin %s may connect: %s', (origin, expected) => {
  expect(isAllowedOrigin({ origin, host: 'evil.example' }, config)).toBe(expected);
});

test.each([
  ['http://127.0.0.1:5173', true],
  ['http://localhost:4010', true],
  ['http://192.168.0.7:8080', true],
  ['http://192.168.0.8:8080', false],
  ['null', false],
])('in development the origin %s may connect: %s', (origin, expected) => {
  const headers = { origin, host: '192.168.0.7:8080' };
  expect(isAllowedOrigin(headers, { ...config, production: false })).toBe(expected);
});
