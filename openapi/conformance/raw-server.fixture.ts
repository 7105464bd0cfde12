import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts a TCP server that ignores connection errors, and closes the server when the test ends. Returns the server's
 * address, such as `127.0.0.1:40123`.
 * @param options with `allowHalfOpen`, the server does not close a connection because its client has closed it
 */
export async function startRawServer(
  onSocket: (socket: Socket) => void,
  options: { allowHalfOpen?: boolean } = {},
): Promise<string> {
  const server = createServer(options, (socket) => {
    onTestFinished(() => void socket.destroy());
    onSocket(socket.on('error', () => undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
