import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that refuses every request and records its target. */
export class RefusingProxy {
  /** The targets of all requests: `host:port` for an encrypted request, otherwise the whole URL. */
  readonly requested: string[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      this.requested.push(request.url ?? '');
      response.writeHead(502).end();
    });
    this.#server.on('connect', ({ url }, socket) => {
      this.requested.push(url ?? '');
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
  }

  static async start(): Promise<RefusingProxy> {
    const proxy = new RefusingProxy();
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get address(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
