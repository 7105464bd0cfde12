import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { listenLocally } from '../http/listen-locally.ts';
import { Analytics } from './analytics.ts';
import { prismFront } from './prism-front.ts';

// Nothing listens on this port.
const front = prismFront('http://127.0.0.1:1', new Analytics(Date.now));
const { url, close } = await listenLocally(front, 0);
afterAll(close);

const open = () => connect(Number(new URL(url).port), '127.0.0.1');

test.each(['/api/bonus/start', '/analytics/events'])(
  'a client that leaves in the middle of a body for %s does not end the process',
  async (path) => {
    const arrived = once(front, 'request');
    const socket = open();
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"a"`);
    const [incoming] = await arrived;

    socket.destroy();
    await new Promise((resolve) => incoming.once('close', resolve));

    expect((await fetch(`${url}/nowhere`)).status).toBe(404);
  },
);

const preflight = (path: string) => {
  const socket = open();
  socket.write(`OPTIONS ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return text(socket);
};

test('a preflight whose path is like the URL of another host is forwarded to Prism', async () => {
  const other = await listenLocally(
    createServer((_, outgoing) => outgoing.end()),
    0,
  );
  onTestFinished(other.close);

  const response = await preflight(`/api//${new URL(other.url).host}/`);

  expect(response).toMatch(/^HTTP\/1\.1 503 /);
});

test('a preflight whose path is no URL gets a response', async () => {
  expect(await preflight('/api//')).toMatch(/^HTTP\/1\.1 503 /);
});

test('a request to which Prism never responds gets a response', async () => {
  const silent = await listenLocally(createServer(), 0);
  onTestFinished(silent.close);
  const own = prismFront(silent.url, new Analytics(Date.now), 50);
  const { url: address, close: stop } = await listenLocally(own, 0);
  onTestFinished(stop);

  const response = await fetch(`${address}/api/level`);
  expect(response.status).toBe(503);
  // A page of another origin may read when to try again.
  expect(response.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
});
