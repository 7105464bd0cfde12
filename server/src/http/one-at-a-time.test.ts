import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { afterFile } from '../../test/after-file.ts';
import { rawResponse } from '../../test/raw-response.ts';
import { oneAtATime } from './one-at-a-time.ts';

const running = new Map<string, ServerResponse>();
const server = createServer(
  oneAtATime(({ url = '' }, response) => {
    running.set(url, response);
    response.on('close', () => running.delete(url));
    if (url.startsWith('/now')) response.end(url);
  }),
);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterFile(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, header = '') => `GET ${path} HTTP/1.1\r\nHost: bold\r\n${header}\r\n`;

test('requests that a client sends at once run one after another', async () => {
  const text = rawResponse(port, get('/a') + get('/b') + get('/now', 'Connection: close\r\n'));
  for (const path of ['/a', '/b']) {
    await expect.poll(() => [...running.keys()]).toEqual([path]);
    running.get(path)?.end(path);
  }
  expect(await text).toMatch(/\/a.*\/b.*\/now/s);
});

test('a connection on which more than a hundred requests wait is closed, and no further one runs', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(get('/slow').repeat(102));
  await once(socket, 'close');
  await expect.poll(() => running.size).toBe(0);
  expect(await rawResponse(port, get('/now', 'Connection: close\r\n'))).toContain('200 OK');
});

test('a client that leaves ends what waits', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(get('/left') + get('/never'));
  await expect.poll(() => [...running.keys()]).toEqual(['/left']);
  const { promise, resolve } = Promise.withResolvers<string[]>();
  running.get('/left')?.on('close', () => setImmediate(() => resolve([...running.keys()])));
  socket.destroy();
  expect(await promise).toEqual([]);
});
