import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '@bold/sdk/contract';
import { requestHeadersTimeoutSeconds, requestTimeoutSeconds } from '@bold/sdk/limits';
import type { Config } from '../config.ts';
import { addressGroup } from '../limits/client-address.ts';
import { SocketCount } from '../limits/socket-count.ts';
import { respondToClientErrors } from './client-error.ts';
import { endWithProblem } from './end-with-problem.ts';

/**
 * The longest time for a whole request, for its headers alone, and for a connection on which nothing moves while it has
 * a request or a response, in milliseconds.
 */
export type RequestTimeouts = { requestMs: number; headersMs: number; stalledMs: number };

/** The most TCP connections of the server, and of one address. */
type ConnectionLimits = { total: number; perAddress: number };

/**
 * Returns the limits of connections. Behind trusted proxies no address has its own, because all connections are the
 * proxy's.
 */
export function connectionLimits({
  limits,
  trustedProxies,
}: Pick<Config, 'limits' | 'trustedProxies'>): ConnectionLimits {
  const perAddress = trustedProxies > 0 ? limits.connections : limits.connectionsPerAddress;
  return { total: limits.connections, perAddress };
}

const timeouts: RequestTimeouts = {
  requestMs: requestTimeoutSeconds * 1000,
  headersMs: requestHeadersTimeoutSeconds * 1000,
  // Longer than a request may take, so that an incomplete one gets its response first.
  stalledMs: requestTimeoutSeconds * 1500,
};

/**
 * Creates an HTTP server with timeouts for requests and limits of connections, those of one address included. It also
 * sends problems of the catalogue where Node would send an error of its own.
 */
export function createHttpServer(
  listener: RequestListener,
  { total, perAddress }: ConnectionLimits,
  { requestMs, headersMs, stalledMs } = timeouts,
): Server {
  const server = createServer(
    {
      requestTimeout: requestMs,
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.ceil(headersMs / 4),
      // Longer than a balancer keeps an idle connection, so that the balancer never sends a request into a connection
      // that just closed.
      keepAliveTimeout: 75_000,
      // Otherwise Node would send an empty 400 for a missing Host header.
      requireHostHeader: false,
      // Any other upgrade, such as to HTTP/2, may be ignored.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    listener,
  );
  server.maxConnections = total;
  limitAddresses(server, perAddress);
  // Node destroys the connection then. It has another timeout while it is idle, and none after an upgrade.
  server.timeout = stalledMs;
  respondToClientErrors(server);
  // Otherwise Node would send an empty 417 for an unknown value of the header Expect, which a server may ignore.
  server.on('checkExpectation', listener);
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    endWithProblem(socket, new Problem('METHOD_NOT_ALLOWED', 'This server is not a proxy.'));
  });
  return server;
}

/** Destroys a connection above the limit of its address before anything of it is parsed. */
function limitAddresses(server: Server, perAddress: number): void {
  const open = new SocketCount(perAddress);
  server.on('connection', (socket: Socket) => {
    if (!open.add(addressGroup(socket.remoteAddress ?? ''), socket)) socket.destroy();
  });
}
