import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { ack, FakeDevice } from './live.fixture.ts';
import { LiveConnection } from './live-connection.ts';
import type { LiveEvent } from './live-event.ts';

/** Starts a server that acknowledges the first message of a socket, and then closes the socket with the code 4401. */
async function startServer() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  server.on('connection', (socket) =>
    socket.once('message', (data) => {
      socket.send(JSON.stringify(ack(JSON.parse(String(data)))));
      socket.close(4401, 'INIT_DATA_EXPIRED');
    }),
  );
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

test('a connection with sockets of the package ws sends taps, and reads the ack and the reason of the close', async () => {
  const events: LiveEvent[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const live = new LiveConnection({
    baseUrl: await startServer(),
    initData: () => 'user=1&hash=ab',
    telegramId: 42,
    storage: new FakeDevice(),
    createSocket: (url) => new WebSocket(url),
  });
  live.subscribe((event) => {
    events.push(event);
    if (event.type === 'expired') resolve();
  });

  live.sendMessage({ multiplier: 1, taps: 1 });
  live.connect();
  await promise;

  expect(events).toMatchObject([
    { type: 'opened' },
    { type: 'ack', applied: 1 },
    { type: 'closed', code: 4401, willReconnect: false },
    { type: 'expired', reason: 'INIT_DATA_EXPIRED' },
  ]);
});
