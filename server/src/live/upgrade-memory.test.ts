import { EventEmitter } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { WebSocket, WebSocketServer } from 'ws';
import { authenticateUpgrade } from './authenticate-upgrade.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

// A server holds ten thousands of sockets for hours, and a request is a third of what one of them needs.
test('an open socket does not keep its upgrade request in memory', async () => {
  const socket = new EventEmitter() as WebSocket;
  const request = await upgrade(socket);
  await expect
    .poll(() => {
      collectGarbage();
      return request.deref() === undefined;
    })
    .toBe(true);
  // An error without a listener would throw here.
  socket.emit('error', new Error('a broken frame'));
});

async function upgrade(socket: WebSocket): Promise<WeakRef<IncomingMessage>> {
  const stream = new Socket();
  const request = new IncomingMessage(stream);
  await authenticateUpgrade(request, stream, Buffer.alloc(0), {
    sockets: { handleUpgrade: (...[, , , open]) => open(socket, request) } as WebSocketServer,
    authenticate: async () => ({
      userId: 1,
      telegramId: 1,
      languageCode: null,
      expiresAt: new Date(0),
    }),
    readBalance: async () => ({ available_taps: 0, total_taps: 0 }),
    noteAddress: () => undefined,
    trustedProxies: 0,
    log: pino({ level: 'silent' }),
  });
  return new WeakRef(request);
}
