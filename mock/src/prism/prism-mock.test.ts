import { afterAll, expect, test } from 'vitest';
import { connect, signedData } from '../player.fixture.ts';
import { startPrismMock } from './prism-mock.ts';

const mock = await startPrismMock(0);
afterAll(() => mock.stop());

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${mock.address}${path}`, {
    headers: { Authorization: 'tma anything', 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(3_000),
    ...init,
  });

test('an operation returns the contract’s example', async () => {
  const response = await call('/api/user/taps/me');

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ available_taps: 512, total_taps: 1_250 });
});

test('a malformed body gets a response instead of hanging', async () => {
  const response = await call('/api/user/profile/me', {
    method: 'PATCH',
    body: '{"display_name":',
  });

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'MALFORMED_JSON' });
});

test.each([
  ['an id that cannot be decoded', '/api/user/profile/%zz', '*/*', 400],
  ['an Accept that is no media type', '/api/user/taps/me', '\xff', 200],
  ['an Accept without JSON', '/api/user/taps/me', 'text/html', 200],
])('after %s, Prism still runs', async (_, path, Accept, status) => {
  const headers = { Authorization: 'tma anything', Accept };

  expect((await call(path, { headers })).status).toBe(status);
  expect((await call('/api/user/taps/me')).status).toBe(200);
});

test('a body over 64 kB is refused', async () => {
  const body = JSON.stringify({ display_name: 'x'.repeat(70_000) });

  expect((await call('/api/user/profile/me', { method: 'PATCH', body })).status).toBe(413);
});

test.each([
  ['PATCH', '/user/profile/me', { display_name: 'two words' }, '/body/display_name'],
  ['POST', '/payment/gateway/invoice-link/tariff', { tariff_id: 'x' }, '/body/tariff_id'],
])(
  'a %s to %s that breaks the contract is refused with a pointer to the invalid place',
  async (method, path, body, pointer) => {
    const response = await call(`/api${path}`, { method, body: JSON.stringify(body) });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ pointer }],
    });
  },
);

test('an unknown property is refused', async () => {
  const body = JSON.stringify({ total_taps: 5 });

  expect((await call('/api/user/profile/me', { method: 'PATCH', body })).status).toBe(400);
});

test('a call without init data is refused', async () => {
  expect((await call('/api/user/me', { headers: {} })).status).toBe(401);
});

test('a wrong method and an unknown path are refused with the catalogue’s problems', async () => {
  const refusal = await call('/api/user/me', { method: 'DELETE' });

  expect(refusal.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
  expect(await refusal.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  expect(await (await call('/api/nothing')).json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('the server also accepts analytics events', async () => {
  const event = {
    event_name: 'app-init',
    session_id: '9ee533cd-449c-4f8b-b1b8-cf8b31b8cf8b',
    user_id: 1,
    app_name: 'bold',
  };

  const response = await call('/analytics/events', {
    method: 'POST',
    headers: { 'TGA-Auth-Token': 'development', 'Content-Type': 'application/json' },
    body: JSON.stringify([event]),
  });

  expect(response.status).toBe(202);
  expect(await response.json()).toMatchObject({ message: 'Success record.' });
});

test('a page of another origin may send analytics events', async () => {
  const headers = {
    Origin: 'http://127.0.0.1:5173',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,tga-auth-token',
  };

  const preflight = await call('/analytics/events', { method: 'OPTIONS', headers });

  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'TGA-Auth-Token, Content-Type, Content, Content-Encoding',
  });
  expect((await call('/analytics/events', { method: 'OPTIONS' })).status).toBe(404);
});

test('a path outside of the base path returns 404', async () => {
  const response = await call('/user/me');

  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('the live connection starts at the example’s balance', async () => {
  const address = `${mock.address.replace('http', 'ws')}/api/live`;
  const socket = await connect(await signedData(1), address);

  socket.send({ multiplier: 1, taps: 12, tg_user_id: 1 });

  expect(await socket.next()).toEqual({
    type: 'taps',
    applied: 12,
    available_taps: 500,
    total_taps: 1_262,
  });
});

test('a second server on the same port is refused', async () => {
  const port = Number(new URL(mock.address).port);

  await expect(startPrismMock(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('a stop ends the live connections', async () => {
  const stopped = await startPrismMock(0);
  const socket = await connect(
    await signedData(2),
    `${stopped.address.replace('http', 'ws')}/api/live`,
  );

  await stopped.stop();

  expect((await socket.closed).code).toBe(1001);
});
