import { type ProblemCode, problems } from '@bold/sdk/problems';
import { expect, test, vi } from 'vitest';
import { failing, setupMock } from '../node.ts';
import { connect, signedData, startPlayer } from '../player.fixture.ts';

const mock = setupMock();
const { control } = mock;
const codes = Object.keys(problems).filter(
  (code) => problems[code as keyof typeof problems].status !== null,
) as ProblemCode[];

test.each(codes)('%s can be provoked', async (code) => {
  const player = await startPlayer(1);
  control(failing('getMe', code));

  const { status, json, headers } = await player.get('/user/me');

  expect([status, json.code]).toEqual([problems[code].status, code]);
  expect(headers.has('Retry-After')).toBe(status === 429 || status === 503);
  expect((await player.get('/level')).status).toBe(200);
});

test('controls that a later call leaves out return to their defaults', async () => {
  const player = await startPlayer(1);
  control(failing('getMe'));
  control({ latencyMs: 1 });

  expect((await player.get('/user/me')).status).toBe(200);
});

test('the same calls fail each time the same controls are set', async () => {
  const player = await startPlayer(1);
  const statuses = async () => {
    control({ faults: { listLevels: { rate: 0.5, code: 'INTERNAL_ERROR' } } });
    const all: number[] = [];
    while (all.length < 12) all.push((await player.get('/level')).status);
    return all;
  };
  const first = await statuses();

  expect(new Set(first)).toEqual(new Set([200, 500]));
  expect(await statuses()).toEqual(first);
});

test('a reset of the test’s mock ends its controls', async () => {
  const player = await startPlayer(1);
  control({ isOffline: true });

  mock.reset();

  expect((await player.get('/level')).status).toBe(200);
});

test('a provoked problem leaves the world as it was', async () => {
  const player = await startPlayer(1);
  control(failing('startBonus'));
  await player.call('POST', '/bonus/start', undefined, { 'Idempotency-Key': 'key-0000000001' });
  control({});

  const { status } = await player.call('POST', '/bonus/start', undefined, {
    'Idempotency-Key': 'key-0000000001',
  });

  expect(status).toBe(200);
});

test('offline, fetch rejects as it does without a network', async () => {
  const player = await startPlayer(1);
  control({ isOffline: true });

  await expect(player.get('/user/me')).rejects.toThrow(TypeError);
});

test('every response is delayed by the latency', async () => {
  const player = await startPlayer(1);
  control({ latencyMs: 60 });
  const begun = performance.now();

  await player.get('/level');

  expect(performance.now() - begun).toBeGreaterThan(55);
});

test('valid init data is expired for a backend whose clock is a day ahead', async () => {
  const player = await startPlayer(1);
  control({ clockOffsetMs: 25 * 3_600_000 });

  expect((await player.get('/user/me')).json).toMatchObject({ code: 'INIT_DATA_EXPIRED' });
});

test('a watcher receives the path, status and duration of every call', async () => {
  const player = await startPlayer(1);
  const seen: unknown[] = [];
  const stop = mock.watch((call) => seen.push(call));
  await player.get('/leaderboard/top?level_id=2');
  control({ isOffline: true });
  await player.get('/user/me').catch(() => {});
  stop();
  control({});
  await player.get('/level');

  expect(seen).toEqual([
    {
      operationId: 'listTop',
      method: 'GET',
      path: '/leaderboard/top?level_id=2',
      status: 200,
      ms: expect.any(Number),
    },
    { operationId: 'getMe', method: 'GET', path: '/user/me', status: 0, ms: expect.any(Number) },
  ]);
});

const batch = { multiplier: 1, taps: 1, tg_user_id: 1, session: 's', seq: 1 };

test('a refused connection closes with 1013', async () => {
  control({ live: 'refused' });

  expect(await (await connect(await signedData(1))).closed).toMatchObject({ code: 1013 });
});

test.each([
  ['slow', 'steady'],
  ['steady', 'slow'],
] as const)(
  'an open connection closes when the mode changes from `%s` to `%s`',
  async (from, to) => {
    control({ live: from });
    const socket = await connect(await signedData(1));
    await vi.waitFor(() => expect(mock.world.players.at(-1)?.telegramId).toBe(1));

    control({ live: to });

    expect(await socket.closed).toMatchObject({ code: 1001 });
  },
);

test('in the mode `dropped` a batch closes the connection and is not counted', async () => {
  const player = await startPlayer(1);
  await player.call('POST', '/bonus/start');
  control({ live: 'dropped' });
  const socket = await player.connect();
  socket.send(batch);

  expect(await socket.closed).toMatchObject({ code: 1001 });
  expect((await player.get('/user/taps/me')).json).toMatchObject({ total_taps: 0 });
});

test('an open connection closes when the network goes offline', async () => {
  const socket = await connect(await signedData(1));
  socket.send('{}');
  await socket.next();
  control({ isOffline: true });

  expect(await socket.closed).toMatchObject({ code: 1001 });
});

test.each(['MULTIPLIER_NOT_REACHED', 'SERVICE_UNAVAILABLE'] as const)(
  'the fault %s of the live connection refuses a valid batch',
  async (code) => {
    control(failing('live', code));
    const socket = await connect(await signedData(1));
    socket.send(batch);

    expect(await socket.next()).toMatchObject({ type: 'error', code, session: 's', seq: 1 });
  },
);

test('a fault INIT_DATA_EXPIRED closes the live connection', async () => {
  control(failing('live', 'INIT_DATA_EXPIRED'));
  const socket = await connect(await signedData(1));
  socket.send(batch);

  expect(await socket.closed).toMatchObject({ code: 4401, reason: 'INIT_DATA_EXPIRED' });
});
