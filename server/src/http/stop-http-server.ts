import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const defaultGracePeriodMs = 5_000;

/** Returns a function that stops a server. Connections that are still open after `gracePeriodMs` are destroyed. */
export function httpServerStop(
  server: Server,
  gracePeriodMs = defaultGracePeriodMs,
): () => Promise<void> {
  const sockets = new Set<Socket>();
  let isStopping = false;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('Connection', 'close');
    // A connection that was busy before the stop would otherwise wait for its client's next request.
    response.on('close', () => isStopping && setImmediate(() => server.closeIdleConnections()));
  });

  return async () => {
    isStopping = true;
    const cutting = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, gracePeriodMs);
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(cutting);
  };
}
