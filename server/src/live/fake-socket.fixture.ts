import type { LiveServerMessage } from '@bold/sdk';
import { WebSocket } from 'ws';
import { TokenBucket } from '../limits/token-bucket.ts';
import { Connection, type LiveSocket } from './connection.ts';

/** Returns a connection with a fake socket, on which `buffered` bytes wait to be sent. */
export function fakeConnection({
  buffered = 0,
  expiresAt = new Date(8.64e15),
  userId = 1,
  isClosing = false,
} = {}) {
  const sent: LiveServerMessage[] = [];
  /** The calls of all methods of the socket except `send`, such as `close 1013`. */
  const calls: string[] = [];
  const socket: LiveSocket = {
    readyState: isClosing ? WebSocket.CLOSING : WebSocket.OPEN,
    bufferedAmount: buffered,
    send: (data: unknown) => sent.push(JSON.parse(String(data))),
    close: (code) => calls.push(`close ${code}`),
    pause: () => calls.push('pause'),
    ping: () => calls.push('ping'),
    terminate: () => calls.push('terminate'),
  };
  const player = { userId, telegramId: 7, languageCode: null, expiresAt };
  const balance = { available_taps: 5, total_taps: 6 };
  const connection = new Connection(socket, player, new TokenBucket(20, 60, 0), balance);
  return { connection, sent, calls };
}
