import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { rawResponse } from '../../test/raw-response.ts';
import { startServer } from '../../test/start-server.ts';
import { readConfig } from '../config.ts';
import { connectionLimits, createHttpServer } from './create-http-server.ts';

const timeouts = { requestMs: 400, headersMs: 200, stalledMs: 1_000 };
const { port, player, db } = await startServer({ timeouts });
const { raw, call } = player({ id: 1 });
await call('GET', '/user/me');
const slowHead = [
  'PATCH /api/user/profile/me HTTP/1.1',
  'Host: bold',
  `Authorization: tma ${await raw}`,
  'Content-Type: application/json',
];

test.each([
  ['announces more than it sends', ['Content-Length: 40'], '{"bio":'],
  ['never ends', ['Transfer-Encoding: chunked'], '7\r\n{"bio":\r\n'],
])('[ERR-22] a body that %s gets 408, and nothing is stored', async (_, headers, body) => {
  const response = await rawResponse(
    port,
    `${[...slowHead, ...headers].join('\r\n')}\r\n\r\n${body}`,
  );
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(response).toContain('"code":"REQUEST_TIMEOUT"');
  expect(await db.selectFrom('users').select('bio').execute()).toEqual([{ bio: null }]);
});

test('[ERR-22] headers that arrive too slowly get 408', async () => {
  const response = await rawResponse(port, 'GET /api/level HTTP/1.1\r\nHost: bold\r\nX-Slow: ');
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(response).toContain('"code":"REQUEST_TIMEOUT"');
});

test('[ERR-22] a client that uses the server as a proxy gets a problem', async () => {
  const response = await rawResponse(port, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 405 /);
  expect(response).toContain('"code":"METHOD_NOT_ALLOWED"');
});

test('a client that resets its CONNECT request does not end the process', () => {
  const socket = new PassThrough();
  createHttpServer(() => undefined, { total: 1, perAddress: 1 }).emit('connect', {}, socket);
  socket.emit('error', new Error('read ECONNRESET'));
  expect(socket.destroyed).toBe(true);
});

test.each([
  ['an unknown expectation', 'Connection: close\r\nExpect: magic'],
  ['an offer of HTTP/2', 'Connection: close, Upgrade\r\nUpgrade: h2c'],
])('a request with %s is served as if without it', async (_, headers) => {
  const response = await rawResponse(
    port,
    `GET /healthz HTTP/1.1\r\nHost: bold\r\n${headers}\r\n\r\n`,
  );
  expect(response).toMatch(/^HTTP\/1\.1 200 OK/);
});

test('an idle connection stays open longer than Caddy, the balancer of compose.yaml, keeps it', async () => {
  const { headers } = await call('GET', '/level');
  const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('Keep-Alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(120);
});

test('a connection above the limit is closed at once', async () => {
  const { limits } = readConfig({});
  const small = await startServer({ config: { limits: { ...limits, connections: 1 } } });
  const first = connect(small.port, '127.0.0.1');
  await once(first, 'connect');
  expect(await rawResponse(small.port, 'GET /healthz HTTP/1.0\r\n\r\n')).toBe('');
  first.destroy();
  await expect
    .poll(() => rawResponse(small.port, 'GET /healthz HTTP/1.0\r\n\r\n'))
    .toContain('200 OK');
});

test('a connection above the limit of its address is closed at once, and other addresses are served', async () => {
  const { limits } = readConfig({});
  const few = { limits: { ...limits, connectionsPerAddress: 1 } };
  const small = await startServer({ config: few });
  const first = connect(small.port, '127.0.0.1');
  await once(first, 'connect');
  expect(await rawResponse(small.port, 'GET /healthz HTTP/1.0\r\n\r\n')).toBe('');
  const elsewhere = connect({ port: small.port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  elsewhere.write('GET /healthz HTTP/1.0\r\n\r\n');
  expect(String((await once(elsewhere, 'data'))[0])).toContain('200 OK');
  first.destroy();
  await expect
    .poll(() => rawResponse(small.port, 'GET /healthz HTTP/1.0\r\n\r\n'))
    .toContain('200 OK');
});

test('behind a trusted proxy the limit of an address does not count', () => {
  const config = readConfig({ LIMIT_CONNECTIONS: '70', LIMIT_CONNECTIONS_PER_ADDRESS: '3' });
  expect(connectionLimits(config)).toEqual({ total: 70, perAddress: 3 });
  expect(connectionLimits({ ...config, trustedProxies: 1 })).toEqual({ total: 70, perAddress: 70 });
});

/** Starts a server that accepts only one connection. Connects a client that sends `bytes` and never closes its side. */
async function occupy(bytes: string) {
  const { limits } = readConfig({});
  const small = await startServer({
    config: { limits: { ...limits, connections: 1 } },
    timeouts,
  });
  const socket = connect({ port: small.port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (bytes !== '') socket.write(bytes);
  /** Connects a second client and returns the response, which is empty while the first client is connected. */
  const seenByOther = () => rawResponse(small.port, 'GET /healthz HTTP/1.0\r\n\r\n');
  expect(await seenByOther()).toBe('');
  return { socket, seenByOther };
}

const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13';
const webSocketKey = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';

test.each([
  ['sent nothing', ''],
  ['sent half a header', 'GET /healthz HTTP/1.1\r\nHost: bo'],
  ['sent no HTTP', 'hello\r\n\r\n'],
  ['wanted a proxy', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
  [
    'upgraded to a wrong path',
    `GET /api/other HTTP/1.1\r\nHost: bold\r\n${upgrade}\r\n${webSocketKey}\r\n\r\n`,
  ],
  [
    'upgraded from a foreign page',
    `GET /api/live HTTP/1.1\r\nHost: bold\r\nOrigin: https://evil.example\r\n${upgrade}\r\n${webSocketKey}\r\n\r\n`,
  ],
])('a client that %s and never closes its side is cut off', async (_, bytes) => {
  const { socket, seenByOther } = await occupy(bytes);
  socket.resume();

  await expect.poll(seenByOther, { timeout: 8_000, interval: 200 }).toContain('200 OK');
});

test('a client that asks for much and reads nothing is cut off', async () => {
  const { socket, seenByOther } = await occupy(
    'GET /docs HTTP/1.1\r\nHost: bold\r\n\r\n'.repeat(60),
  );
  socket.pause();

  await expect.poll(seenByOther, { timeout: 8_000, interval: 200 }).toContain('200 OK');
});

test('a client that sends hundreds of requests at once is cut off', async () => {
  const request = (header: string) => `GET /healthz HTTP/1.1\r\nHost: bold\r\n${header}\r\n`;
  const few = request('').repeat(50) + request('Connection: close\r\n');
  expect((await rawResponse(port, few)).match(/200 OK/g)).toHaveLength(51);
  expect(await rawResponse(port, request('').repeat(300))).toBe('');
});
