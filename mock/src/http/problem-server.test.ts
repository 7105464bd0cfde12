import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { listenLocally } from './listen-locally.ts';
import { createProblemServer } from './problem-server.ts';

const server = createProblemServer({}, (_, outgoing) => outgoing.writeHead(204).end());
const { url, close } = await listenLocally(server, 0);
afterAll(close);

function send(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return text(socket);
}

test.each([
  ['no Host', []],
  ['an unknown Expect', ['Host: x', 'Expect: more']],
])('%s is ignored', async (_, headers) => {
  expect(await send('GET / HTTP/1.1', ...headers)).toMatch(/^HTTP\/1\.1 204 /);
});

test('an upgrade to WebSocket in any letter case is no request', async () => {
  const headers = ['Host: x', 'Connection: Upgrade', 'Upgrade: WebSocket'];
  const upgraded = once(server, 'upgrade');
  const response = send('GET /api/live HTTP/1.1', ...headers);
  const [, socket] = await upgraded;
  socket.end();
  expect(await response).toBe('');
});

test('an upgrade to another protocol than websocket is ignored', async () => {
  const headers = ['Host: x', 'Connection: Upgrade', 'Upgrade: h2c'];
  expect(await send('GET / HTTP/1.1', ...headers)).toMatch(/^HTTP\/1\.1 204 /);
});

test.each([
  ['CONNECT bold:443 HTTP/1.1', 'METHOD_NOT_ALLOWED'],
  ['BREW / HTTP/1.1', 'VALIDATION_FAILED'],
])('%s is refused with a problem', async (line, code) => {
  const [head = '', body = ''] = (await send(line, 'Host: x')).split('\r\n\r\n');
  expect(head).toContain('Content-Type: application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ code });
});

test('headers that arrive too slowly get a problem', async () => {
  const times = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10 };
  const slow = createProblemServer(times, () => undefined);
  const listening = await listenLocally(slow, 0);
  onTestFinished(listening.close);
  const socket = connect(Number(new URL(listening.url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');

  const [head, body = ''] = (await text(socket)).split('\r\n\r\n');

  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(body)).toMatchObject({ code: 'REQUEST_TIMEOUT' });
});

test('a client that resets its CONNECT request does not end the process', () => {
  const socket = new PassThrough();
  server.emit('connect', {}, socket);
  socket.emit('error', new Error('read ECONNRESET'));
  expect(socket.destroyed).toBe(true);
});
