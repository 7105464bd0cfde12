import { once } from 'node:events';
import type { WebSocketServer } from 'ws';
import { closeCode } from './connection.ts';

/** Closes every socket with 1001 and waits for the close frames; after `timeoutMs` it terminates the rest. */
export async function closeSockets(sockets: WebSocketServer, timeoutMs = 2000): Promise<void> {
  const all = [...sockets.clients];
  const closed = all.map((socket) => once(socket, 'close'));
  for (const socket of all) socket.close(closeCode.goingAway);
  const timer = setTimeout(() => {
    for (const socket of all) socket.terminate();
  }, timeoutMs);
  await Promise.allSettled(closed);
  clearTimeout(timer);
  sockets.close();
}
