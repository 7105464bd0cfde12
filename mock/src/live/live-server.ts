import type { IncomingHttpHeaders, Server } from 'node:http';
import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { Problem, validationFailed } from '@bold/sdk/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import { endWithProblem } from '../http/problem-server.ts';
import { connectLive, type LiveBackend } from './live-connection.ts';
import type { LiveSocket } from './live-sockets.ts';

/** Turns off the limit of pending pongs, because `receiveControl` limits pings. The types of `ws` lack this option. */
const untyped = { maxPendingAutoPongs: 0 };

/**
 * Serves the live connection at `/api/live` of an HTTP server, and pings each client regularly. Refuses an upgrade
 * request that has another path or a foreign origin.
 * @returns A function that closes every connection with the close code 1001.
 */
export function serveLive(server: Server, backend: LiveBackend): () => void {
  // Limits the memory of a frame; the contract's limit of 4 kB is checked later.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 65_536,
    maxFragments: rules.live_message_fragments,
    ...untyped,
  });
  /** The sockets that have not responded to the last ping. */
  const unanswered = new WeakSet<WebSocket>();
  sockets.on('wsClientError', ({ message }, stream) => {
    endWithProblem(stream, validationFailed([{ pointer: '', code: 'handshake', message }]));
  });
  server.on('upgrade', (request, stream, head) => {
    // A client that disconnects meanwhile must not end the process.
    stream.on('error', () => stream.destroy());
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (url?.pathname !== '/api/live') {
      endWithProblem(stream, new Problem('NOT_FOUND'));
      return;
    }
    if (!isAllowedOrigin(request.headers)) {
      endWithProblem(stream, new Problem('ORIGIN_NOT_ALLOWED'));
      return;
    }
    sockets.handleUpgrade(request, stream, head, (ws) => {
      const socket: LiveSocket = {
        send: (frame) => ws.send(frame),
        close: (code, reason) => ws.close(code, reason),
      };
      const connection = connectLive(backend, socket, url);
      ws.on('message', (data: Buffer, isBinary) =>
        connection.receive(isBinary ? data : data.toString()),
      );
      ws.on('ping', connection.receiveControl);
      ws.on('pong', () => {
        // Only the response to a ping of the server is free.
        if (!unanswered.delete(ws)) connection.receiveControl();
      });
      // ws itself closes the socket after a frame that is broken.
      ws.on('error', () => undefined);
      ws.on('close', connection.closed);
    });
  });
  const ping = (ws: WebSocket) => {
    if (unanswered.has(ws)) return ws.terminate();
    unanswered.add(ws);
    ws.ping();
  };
  const pings = setInterval(() => {
    backend.sockets.closeExpired(backend.now());
    sockets.clients.forEach(ping);
  }, rules.live_ping_seconds * 1_000).unref();
  return () => {
    clearInterval(pings);
    for (const ws of sockets.clients) ws.close(1001, 'Going away');
  };
}

/** Returns true if `origin` is absent, or if the origin's host is the request's `Host` or this machine. */
function isAllowedOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  return page?.host === host || ['127.0.0.1', 'localhost', '[::1]'].includes(page?.hostname ?? '');
}
