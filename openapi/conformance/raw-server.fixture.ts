import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts a TCP server that ignores connection errors, and closes the server when the test ends. Returns the server's
 * address, such as `127.0.0.1:40123`.
 */
export async function startRawServer(onSocket: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => onSocket(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
