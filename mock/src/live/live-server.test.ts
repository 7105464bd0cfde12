import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect as openSocket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket as Client, type ClientOptions } from 'ws';
import { createBackend, type MockOptions } from '../mock.ts';
import { connect, signedData } from '../player.fixture.ts';
import { serveLive } from './live-server.ts';

async function serve(options: MockOptions = {}) {
  const server = createServer();
  const stop = serveLive(server, createBackend(options));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, address: `ws://127.0.0.1:${port}`, stop, close: () => void server.close() };
}

const { server, address, close } = await serve();
afterAll(close);

test.each([4_097, 65_537])('a frame of %i bytes closes a real socket with 1009', async (size) => {
  const socket = await connect(await signedData(1), `${address}/api/live`);

  socket.send('x'.repeat(size));

  expect(await socket.closed).toMatchObject({ code: 1009 });
});

test.each(['ping', 'pong'] as const)('a %s counts as a message', async (kind) => {
  const raw = encodeURIComponent(await signedData(kind === 'ping' ? 2 : 3));
  const socket = new Client(`${address}/api/live?tg_auth=${raw}`);
  await once(socket, 'open');

  for (let at = 0; at < 65; at += 1) socket[kind]();

  expect(await once(socket, 'close')).toMatchObject({ 0: 4429 });
});

test('a message in 64 fragments is read, one in 65 closes the socket with 1008', async () => {
  const raw = encodeURIComponent(await signedData(1));
  const socket = new Client(`${address}/api/live?tg_auth=${raw}`);
  await once(socket, 'open');
  const sendIn = (count: number) => {
    for (let at = 1; at <= count; at += 1) socket.send(' ', { fin: at === count });
  };
  const reply = once(socket, 'message');
  sendIn(64);
  expect(String((await reply)[0])).toContain('MALFORMED_JSON');

  sendIn(65);

  expect(await once(socket, 'close')).toMatchObject({ 0: 1008 });
});

/** Opens a connection on which the server's pings come when the test advances the time. */
async function openPinged(options: ClientOptions) {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const now = Date.now();
  const own = await serve({ now: () => now });
  onTestFinished(own.close);
  const raw = encodeURIComponent(await signedData(1));
  const socket = new Client(`${own.address}/api/live?tg_auth=${raw}`, options);
  await once(socket, 'open');
  const ask = () => {
    const reply = once(socket, 'message');
    socket.send('{}');
    return reply;
  };
  await ask();
  return { socket, ask };
}

test('the server sends a ping every 30 seconds, and the pong that responds to it counts as no message', async () => {
  const { socket, ask } = await openPinged({});

  for (let at = 0; at < 40; at += 1) {
    const ping = once(socket, 'ping');
    vi.advanceTimersByTime(30_000);
    await ping;
    await ask();
  }

  socket.close(1000);
  expect(await once(socket, 'close')).toMatchObject({ 0: 1000 });
});

test('a connection that did not respond to the last ping ends without a close frame', async () => {
  const { socket, ask } = await openPinged({ autoPong: false });
  vi.advanceTimersByTime(30_000);
  await ask();

  vi.advanceTimersByTime(30_000);

  expect(await once(socket, 'close')).toMatchObject({ 0: 1006 });
});

test('the pings end with the live connection', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = serveLive(createServer(), createBackend({}));
  expect(vi.getTimerCount()).toBe(1);

  stop();

  expect(vi.getTimerCount()).toBe(0);
});

test('the end of the server closes each connection with 1001', async () => {
  const own = await serve();
  onTestFinished(own.close);
  const socket = await connect(await signedData(1), `${own.address}/api/live`);

  own.stop();

  expect(await socket.closed).toMatchObject({ code: 1001 });
});

test('bad init data closes a real socket with 4401', async () => {
  const socket = await connect('hello', `${address}/api/live`);

  expect(await socket.closed).toMatchObject({ code: 4401, reason: 'INIT_DATA_MALFORMED' });
});

test('an idle connection closes with 4401 within half a minute after its init data has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const own = await serve();
  onTestFinished(own.close);
  const socket = await connect(await signedData(1), `${own.address}/api/live`);
  socket.send('{}');
  await socket.next();

  vi.setSystemTime(Date.now() + 86_400_000);
  vi.advanceTimersByTime(30_000);

  expect(await socket.closed).toMatchObject({ code: 4401, reason: 'INIT_DATA_EXPIRED' });
});

test('an upgrade at another path is refused with 404', async () => {
  const [error] = await once(new Client(`${address}/elsewhere`), 'error');

  expect(error.message).toContain('404');
});

test('an upgrade at a path that is no URL is refused with 404, and the server goes on', async () => {
  const socket = openSocket(Number(new URL(address).port), '127.0.0.1');
  socket.write('GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
  const next = await connect('hello', `${address}/api/live`);
  expect(await next.closed).toMatchObject({ code: 4401 });
});

test.each([
  ['another path', 'GET /api/elsewhere', [], 'NOT_FOUND'],
  ['another origin', 'GET /api/live', ['Origin: https://elsewhere.example'], 'ORIGIN_NOT_ALLOWED'],
  ['no key', 'GET /api/live', [], 'VALIDATION_FAILED'],
  ['another method', 'POST /api/live', [], 'VALIDATION_FAILED'],
])('a handshake with %s is refused with a problem', async (_, line, headers, code) => {
  const socket = openSocket(Number(new URL(address).port), '127.0.0.1');
  const upgrade = ['Host: x', 'Connection: Upgrade', 'Upgrade: websocket', ...headers];
  socket.write(`${[`${line} HTTP/1.1`, ...upgrade].join('\r\n')}\r\n\r\n`);

  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');

  expect(head).toContain('Content-Type: application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ code });
});

test('a client that resets its connection during the handshake does not end the process', () => {
  const stream = new PassThrough();
  server.emit('upgrade', { url: '/elsewhere', headers: {} }, stream, Buffer.alloc(0));
  stream.emit('error', new Error('read ECONNRESET'));
  expect(stream.destroyed).toBe(true);
});

test('a page of another origin is refused with 403, one of this machine or of the same host is connected', async () => {
  const raw = encodeURIComponent(await signedData(1));
  const headers = { Host: 'bold.example:8080' };
  const open = (origin: string) =>
    new Client(`${address}/api/live?tg_auth=${raw}`, { origin, headers });

  for (const origin of ['http://localhost:5173', 'https://bold.example:8080']) {
    const own = open(origin);
    await once(own, 'open');
    own.close();
  }
  for (const origin of ['https://elsewhere.example', 'https://bold.example']) {
    const [error] = await once(open(origin), 'error');
    expect(error.message).toContain('403');
  }
});
