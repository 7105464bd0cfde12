import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts a TCP server on a free port of 127.0.0.1 and returns the server's address, such as `127.0.0.1:40123`. Until
 * the test ends, the server runs and ignores errors of the connections.
 * @param onSocket called with each connection
 */
export async function startRawServer(onSocket: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => onSocket(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
