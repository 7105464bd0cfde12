import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '@bold/sdk/contract';
import { requestHeadersTimeoutSeconds, requestTimeoutSeconds } from '@bold/sdk/limits';
import type { Config } from '../config.ts';
import { addressGroup } from '../limits/client-address.ts';
import { SocketCount } from '../limits/socket-count.ts';
import { respondToClientErrors } from './client-error.ts';
import { endWithProblem } from './end-with-problem.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * The time limits of a request. `stalledMs` is the longest pause in which neither the request nor its response
 * transfers data.
 */
export type RequestTimeouts = { requestMs: number; headersMs: number; stalledMs: number };

type ConnectionLimits = { total: number; perAddress: number };

/** Returns the maximum number of connections in total and per address. Behind trusted proxies, both are equal. */
export function connectionLimits({
  limits,
  trustedProxies,
}: Pick<Config, 'limits' | 'trustedProxies'>): ConnectionLimits {
  // Behind trusted proxies, all connections come from the proxy's address.
  const perAddress = trustedProxies > 0 ? limits.connections : limits.connectionsPerAddress;
  return { total: limits.connections, perAddress };
}

const timeouts: RequestTimeouts = {
  requestMs: requestTimeoutSeconds * 1000,
  headersMs: requestHeadersTimeoutSeconds * 1000,
  // Longer than a request may take, so that an incomplete request gets its response before the connection is destroyed.
  stalledMs: requestTimeoutSeconds * 1500,
};

/**
 * Creates an HTTP server that limits the number of connections and the duration of each request. The server responds
 * with a `Problem` where Node would send its own error response.
 */
export function createHttpServer(
  listener: RequestListener,
  { total, perAddress }: ConnectionLimits,
  { requestMs, headersMs, stalledMs } = timeouts,
): Server {
  // Otherwise a client that sends thousands of requests at once would fill the memory with what their responses read.
  const serve = oneAtATime(listener);
  const server = createServer(
    {
      requestTimeout: requestMs,
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.ceil(headersMs / 4),
      // Longer than a balancer keeps an idle connection (Caddy: two minutes), so that the balancer never sends a
      // request into a connection that just closed.
      keepAliveTimeout: 130_000,
      // Otherwise Node would send an empty 400 for a missing Host header.
      requireHostHeader: false,
      // Any other upgrade, such as to HTTP/2, may be ignored.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    serve,
  );
  server.maxConnections = total;
  limitAddresses(server, perAddress);
  // Node destroys a connection after this time without data. An idle connection has another timeout, and an upgraded
  // connection has none.
  server.timeout = stalledMs;
  respondToClientErrors(server);
  // Otherwise Node would send an empty 417 for an unknown value of the header Expect, which a server may ignore.
  server.on('checkExpectation', serve);
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    endWithProblem(socket, new Problem('METHOD_NOT_ALLOWED', 'This server is not a proxy.'));
  });
  return server;
}

/** Destroys each new connection whose address already has `perAddress` open connections. */
function limitAddresses(server: Server, perAddress: number): void {
  const open = new SocketCount(perAddress);
  server.on('connection', (socket: Socket) => {
    if (!open.add(addressGroup(socket.remoteAddress ?? ''), socket)) socket.destroy();
  });
}
