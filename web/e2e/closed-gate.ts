import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy that refuses every request to another machine and records its address.
 */
export class ClosedGate {
  /** The addresses of all requests: `host:port` if the rest would be encrypted, else the whole address. */
  readonly asked: string[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      this.asked.push(request.url ?? '');
      response.writeHead(502).end();
    });
    this.#server.on('connect', ({ url }, socket) => {
      this.asked.push(url ?? '');
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
  }

  /** Starts the proxy on a free port. */
  static async open(): Promise<ClosedGate> {
    const gate = new ClosedGate();
    gate.#server.listen(0, '127.0.0.1');
    await once(gate.#server, 'listening');
    return gate;
  }

  get address(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Stops listening. */
  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
