import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem, rawReply, unreadableRequest } from '@bold/sdk/contract';

/**
 * Creates an HTTP server that responds to CONNECT requests and unreadable requests with a problem of the contract.
 * @param listener Handles all other requests, except WebSocket upgrades. Also gets requests that have no `Host` header
 * or an unknown `Expect` header.
 */
export function createProblemServer(options: ServerOptions, listener: RequestListener): Server {
  const server = createServer(
    {
      requireHostHeader: false,
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
      ...options,
    },
    listener,
  );
  server.on('checkExpectation', listener);
  server.on('connect', (_request, socket) => {
    // A client that disconnects meanwhile must not end the process.
    socket.on('error', () => socket.destroy());
    endWithProblem(socket, new Problem('METHOD_NOT_ALLOWED', 'This server is no proxy.'));
  });
  refuseUnreadable(server);
  return server;
}

/** Sends a problem on a connection that has no response object. Then ends the connection. */
export function endWithProblem(socket: Duplex, problem: Problem): void {
  socket.end(rawReply(problem, STATUS_CODES));
}

/** Responds with a problem to requests that Node's HTTP parser rejects. */
function refuseUnreadable(server: Server): void {
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else endWithProblem(socket, unreadableRequest(code));
  });
}
