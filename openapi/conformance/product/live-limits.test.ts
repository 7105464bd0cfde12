import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import { startHttpServer } from '../http-server.fixture.ts';
import { Kit } from '../kit.ts';
import { testTarget } from '../target.fixture.ts';
import { liveLimitsChecks } from './live-limits.ts';

/** Runs a check on a server that acknowledges each message, unless `onSocket` closes the connection. */
async function check(
  title: string,
  options: ServerOptions & { maxFragments?: number },
  onSocket: (socket: WebSocket) => void = () => undefined,
): Promise<void> {
  const api = await startHttpServer((_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, ...options });
  onTestFinished(() => void server.close());
  onTestFinished(() => server.clients.forEach((client) => void client.terminate()));
  server.on('connection', (socket) => {
    socket.on('error', () => undefined);
    socket.on('message', () => socket.send('{"type":"taps","applied":1}'));
    onSocket(socket);
  });
  await once(server, 'listening');
  const live = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const kit = new Kit(testTarget({ api: `${api}/api`, live }), 'live');
  await liveLimitsChecks.find((one) => one.title.startsWith(title))?.run(kit);
}

const fragments = 'a message in 64 fragments';
const refused = 'refused messages count as messages';

test('a server may read a message in more than 64 fragments, or close with 1008', async () => {
  await check(fragments, { maxFragments: 64 });
  await check(fragments, { maxFragments: 0 });
});

/** Closes the connection with `code` instead of responding to a message after the first `most` ones. */
const closingAfter = (most: number, code: number) => (socket: WebSocket) => {
  let count = 0;
  socket.prependListener('message', () => {
    count += 1;
    if (count > most) socket.close(code);
  });
};

test('a server that reads no 64 fragments breaks a rule', async () => {
  const sentence = 'the connection closes with 1008 instead of replying';
  await expect(check(fragments, { maxFragments: 63 })).rejects.toThrow(sentence);
});

test('a server that closes with another code for more fragments breaks a rule', async () => {
  const sentence = 'the close code for 65 fragments must be 1008 but is 1011';
  await expect(check(fragments, {}, closingAfter(1, 1011))).rejects.toThrow(sentence);
});

test('a server whose library answers pings counts the messages alone', async () => {
  await check(refused, {}, closingAfter(60, 4429));
});

test('a server that closes because of a few pings breaks a rule', async () => {
  const closing = check(refused, {}, (socket) => void socket.on('ping', () => socket.close(4429)));
  await expect(closing).rejects.toThrow('the connection closes with 4429 instead of replying');
});
