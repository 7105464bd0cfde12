import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LocalServer = {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Stops the server and ends its open connections. */
  close: () => Promise<void>;
};

/** The error that a request handler throws to make the server close the connection without a response. */
export class HangUp extends Error {}

/**
 * Starts `server` on the loopback address. Rejects if the port is taken.
 * @param port 0 for a free port
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
