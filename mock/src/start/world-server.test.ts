import { get } from 'node:http';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { noFaults } from '../faults/faults.ts';
import { connect, signedData } from '../player.fixture.ts';
import { handlers } from '../tags/handlers.ts';
import { startWorldServer } from './world-server.ts';

const server = await startWorldServer(0);
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

async function call(id: number, method: string, path: string, body?: string) {
  return fetch(`${server.address}/api${path}`, {
    method,
    headers: {
      Authorization: `tma ${await signedData(id)}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body }),
  });
}

test('a change over HTTP is returned by later requests', async () => {
  await call(1, 'PATCH', '/user/profile/me', '{"display_name":"Bold-One"}');

  const response = await call(1, 'GET', '/user/me');

  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ display_name: 'Bold-One' });
});

test('a response with letters of several bytes is complete', async () => {
  const additional_info = { bio: 'Капля' };

  const response = await call(3, 'PATCH', '/user/profile/me', JSON.stringify({ additional_info }));

  expect(await response.json()).toMatchObject({ additional_info });
});

test('a stop ends a connection whose init data is still being checked', async () => {
  const other = await startWorldServer(0);
  const live = `${other.address.replace('http', 'ws')}/api/live`;
  const socket = await connect(await signedData(1), live);

  await other.stop();

  expect(await socket.closed).toMatchObject({ code: 1001 });
});

test('lists may be cached for a minute', async () => {
  const response = await call(1, 'GET', '/level');

  expect(response.headers.get('Cache-Control')).toBe('private, max-age=60');
});

test.each([
  ['DELETE', '/user/me', undefined, 405],
  ['GET', '/nothing', undefined, 404],
  ['PATCH', '/user/profile/me', '{"display_name":', 400],
  ['PATCH', '/user/profile/me', JSON.stringify({ bio: 'x'.repeat(70_000) }), 413],
])('%s %s with %s is refused with the contract’s status', async (method, path, body, status) => {
  const response = await call(1, method, path, body);

  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
});

test('headers that are too large are refused with a problem of the catalogue', async () => {
  const headers = { 'X-Filler': 'x'.repeat(20_000) };
  const response = await fetch(`${server.address}/api/level`, { headers });

  expect(response.status).toBe(431);
  expect(await response.json()).toMatchObject({ status: 431, code: 'HEADERS_TOO_LARGE' });
});

test('a gift reaches the open live connection of its player', async () => {
  const address = `${server.address.replace('http', 'ws')}/api/live`;
  const socket = await connect(await signedData(2), address);
  // A response to a frame shows that the server knows the socket.
  socket.send('{');
  await socket.next();

  await call(2, 'POST', '/bonus/start');

  expect(await socket.next()).toEqual({ type: 'balance', available_taps: 99, total_taps: 0 });
});

test.each<[string, () => never]>([
  [
    'throws',
    () => {
      throw new Error('a bug');
    },
  ],
  ['returns nothing', () => undefined as never],
])('a handler that %s returns a 500 problem, and the connection stays open', async (_, handler) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(handlers, 'listLevels').mockImplementationOnce(handler);

  const response = await call(1, 'GET', '/level');

  expect(response.status).toBe(500);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ code: 'INTERNAL_ERROR' });
});

/** Sends a GET request and returns the response's status. Unlike `fetch`, sends `path` and `host` unchanged. */
async function statusOf(path: string, host = 'bold'): Promise<number | undefined> {
  const { hostname, port } = new URL(server.address);
  const Authorization = `tma ${await signedData(1)}`;
  return new Promise((resolve, reject) => {
    const asked = get({ hostname, port, path, headers: { Host: host, Authorization } });
    asked.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
}

test.each(['a b', '[', 'bold:99999', 'bold/path', 'bold?x', ''])(
  'a request is served whatever its Host, such as "%s"',
  async (host) => {
    expect(await statusOf('/api/level', host)).toBe(200);
  },
);

test.each(['/level', '//api/level', '/x/api/level', '/api', '/api/', '/api//level', '/apix/level'])(
  '%s is another path, as for a server',
  async (path) => {
    expect(await statusOf(path)).toBe(404);
  },
);

test('a target that is a whole URL is served', async () => {
  expect(await statusOf('http://elsewhere.example/api/level')).toBe(200);
});

test('a network that fails sends no response', async () => {
  const { conditions } = server.backend;
  conditions.controls = { ...noFaults, isOffline: true };

  const failed = call(1, 'GET', '/level');

  await expect(failed).rejects.toThrow('fetch failed');
  conditions.controls = noFaults;
});

test('a second server on the same port is refused', async () => {
  const port = Number(new URL(server.address).port);

  await expect(startWorldServer(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
