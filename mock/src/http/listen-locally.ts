import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that only this machine can reach. */
export type LocalServer = {
  /** `http://127.0.0.1:<port>` */
  url: string;
  close: () => Promise<void>;
};

/** Thrown while a request is handled, to close its connection without a response. */
export class HangUp extends Error {}

/**
 * Starts `server` on the loopback address; port 0 takes a free port. Rejects if the port is taken. `close` of the
 * result stops the server and ends its open connections.
 */
export async function listenLocally(server: Server, port: number): Promise<LocalServer> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
