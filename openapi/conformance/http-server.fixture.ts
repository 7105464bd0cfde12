import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts an HTTP server, and closes it when the test ends. Returns its origin, such as `http://127.0.0.1:40123`. */
export async function startHttpServer(
  listener: RequestListener,
  options: ServerOptions = {},
): Promise<string> {
  const server = createServer(options, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  onTestFinished(() => server.closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
