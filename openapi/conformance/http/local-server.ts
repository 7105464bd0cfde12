import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LocalServer = {
  /** The origin, such as `http://127.0.0.1:8081`. */
  origin: string;
  /** Closes all connections and stops listening. */
  close(): Promise<void>;
};

/**
 * Starts a server that sends the results of `respond` as JSON. Closes the connection if `respond` rejects.
 * @param port The port, or 0 for any free port
 * @throws An Error if the port is in use.
 */
export async function startLocalServer(
  port: number,
  respond: (incoming: IncomingMessage) => Promise<{ status: number; body: unknown }>,
): Promise<LocalServer> {
  const server: Server = createServer((incoming, outgoing) => {
    respond(incoming).then(
      ({ status, body }) => {
        outgoing.writeHead(status, { 'Content-Type': 'application/json' });
        outgoing.end(JSON.stringify(body));
      },
      () => outgoing.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
