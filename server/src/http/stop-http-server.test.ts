import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { httpServerStop } from './stop-http-server.ts';

const hourMs = 3_600_000;

async function startStopping(listener: RequestListener, gracePeriodMs?: number) {
  const server = createServer({ keepAliveTimeout: hourMs }, listener);
  const stop = httpServerStop(server, gracePeriodMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  await once(socket, 'connect');
  return { server, stop, socket, port };
}

const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

test('a running request gets its response before the stop ends, and its connection closes', async () => {
  const begun = Promise.withResolvers<() => void>();
  const { stop, socket } = await startStopping(
    (_request, response) => begun.resolve(() => response.end('done')),
    hourMs,
  );
  socket.write(get);
  const respond = await begun.promise;
  const stopped = stop();
  const text = once(socket, 'data');
  respond();
  expect(String(await text)).toContain('done');
  await stopped;
});

test('the response to a request that arrives after the stop closes its connection', async () => {
  const begun = Promise.withResolvers<() => void>();
  let requests = 0;
  const { stop, socket } = await startStopping((_request, response) => {
    requests += 1;
    if (requests === 1) begun.resolve(() => response.end('first'));
    else response.end('second');
  });
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(get);
  const respond = await begun.promise;
  const stopped = stop();
  socket.write(get);
  await expect.poll(() => requests).toBe(2);
  respond();
  await once(socket, 'close');
  expect(text).toMatch(/keep-alive.*first.*Connection: close.*second/s);
  await stopped;
});

test('a client that reads slowly gets all of a response that ended before the stop', async () => {
  const length = 8_000_000;
  const ended = Promise.withResolvers<void>();
  const { stop, socket } = await startStopping((_request, response) => {
    response.end('x'.repeat(length));
    ended.resolve();
  }, hourMs);
  socket.pause();
  socket.write(get);
  await ended.promise;
  const stopped = stop();
  let body = '';
  socket.on('data', (chunk) => {
    body += chunk;
  });
  socket.resume();
  await Promise.all([once(socket, 'close'), stopped]);
  expect(body.split('\r\n\r\n')[1]).toHaveLength(length);
});

test('a client that never reads is cut when the grace period ends', async () => {
  const { stop, socket } = await startStopping((_request, response) => {
    response.end('x'.repeat(8_000_000));
  }, 50);
  socket.pause();
  // The second response waits for the first one.
  socket.write(get + get);
  await once(socket, 'readable');
  await stop();
});

test('no new connection is accepted', async () => {
  const { stop, port } = await startStopping((_request, response) => response.end(), 50);
  const stopped = stop();
  const [error] = await once(connect(port, '127.0.0.1'), 'error');
  expect(error.code).toBe('ECONNREFUSED');
  await stopped;
});

test('an idle connection does not delay the stop', async () => {
  const { stop, socket } = await startStopping((_request, response) => response.end('done'));
  socket.write(get);
  await once(socket, 'data');
  await stop();
});

test('requests and upgraded connections that hang are cut when the grace period ends', async () => {
  const { server, stop, socket } = await startStopping(() => undefined, 50);
  const upgraded = once(server, 'upgrade');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await upgraded;
  const closed = once(socket, 'close');
  await stop();
  await closed;
});
