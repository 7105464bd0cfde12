import { type WebSocketHandler, ws } from 'msw';
import { connectLive, type LiveBackend } from './live-connection.ts';
import type { LiveSocket } from './live-sockets.ts';

/** Creates the MSW handler of `/api/live` on any host. */
export function liveHandler(backend: LiveBackend): WebSocketHandler {
  return ws.link('*/api/live').addEventListener('connection', ({ client }) => {
    // A server refuses after the handshake; closing sooner would skip the client's "open".
    const opened = new Promise((resolve) => client.addEventListener('open', resolve));
    const socket: LiveSocket = {
      send: (frame) => client.send(frame),
      close: (code, reason) => void opened.then(() => client.close(code, reason)),
    };
    const connection = connectLive(backend, socket, client.url);
    client.addEventListener('message', ({ data }) => {
      // The contract has no binary messages, so one byte is enough to have it refused.
      connection.receive(typeof data === 'string' ? data : new Uint8Array(1));
    });
    client.addEventListener('close', connection.closed);
  });
}
