import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const defaultGracePeriodMs = 5_000;

/** Returns a function that stops a server. Connections that are still open after `gracePeriodMs` are destroyed. */
export function httpServerStop(
  server: Server,
  gracePeriodMs = defaultGracePeriodMs,
): () => Promise<void> {
  /** Every open connection with its responses that are not completely sent. */
  const unsent = new Map<Socket, Set<ServerResponse>>();
  let isStopping = false;
  // Node calls a connection idle once its response has ended, even if bytes of the response still wait for the client.
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if ([...unsent.values()].every(({ size }) => size === 0)) closeIdleConnections();
  };
  server.on('connection', (socket) => {
    unsent.set(socket, new Set());
    socket.on('close', () => unsent.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    if (isStopping) response.setHeader('Connection', 'close');
    unsent.get(socket)?.add(response);
    response.on('close', () => {
      unsent.get(socket)?.delete(response);
      // A connection that was busy before the stop would otherwise wait for its client's next request.
      if (isStopping) setImmediate(() => server.closeIdleConnections());
    });
  });

  return async () => {
    isStopping = true;
    const cutting = setTimeout(() => {
      for (const socket of unsent.keys()) socket.destroy();
    }, gracePeriodMs);
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(cutting);
  };
}
