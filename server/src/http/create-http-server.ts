import { createServer, type RequestListener, type Server } from 'node:http';
import { Problem } from '../problem.ts';
import { answerClientErrors } from './client-error.ts';
import { endWithProblem } from './end-with-problem.ts';

/** How long a client may take for a whole request, and for its headers alone; both in milliseconds. */
export type RequestTimeouts = { requestMs: number; headersMs: number };

const timeouts: RequestTimeouts = { requestMs: 30_000, headersMs: 10_000 };

/**
 * An HTTP server that bounds how long a request may take to arrive and how many connections there
 * are, and answers from the catalogue also what Node would answer by itself.
 */
export function createHttpServer(
  listener: RequestListener,
  maxConnections: number,
  { requestMs, headersMs } = timeouts,
): Server {
  const server = createServer(
    {
      requestTimeout: requestMs,
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.ceil(headersMs / 4),
      // Longer than a balancer keeps an idle connection, so that it never sends into one that just closed.
      keepAliveTimeout: 75_000,
      // Without a Host header Node would answer an empty 400 of its own.
      requireHostHeader: false,
      // Any other upgrade, such as to HTTP/2, is an offer that may be passed over.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    listener,
  );
  server.maxConnections = maxConnections;
  answerClientErrors(server);
  // Node would answer an empty 417; a client that expects what nobody knows can as well be answered.
  server.on('checkExpectation', listener);
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    endWithProblem(socket, new Problem('METHOD_NOT_ALLOWED', 'This server is no proxy.'));
  });
  return server;
}
