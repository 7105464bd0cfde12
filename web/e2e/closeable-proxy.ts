import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy to a port of this machine. */
export class CloseableProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** The open connections. Each key is the socket to the server, and each value is the socket to the client. */
  readonly #clients = new Map<Socket, Socket>();
  #isCut = false;

  private constructor(target: number) {
    this.#server = createServer((outer) => {
      if (this.#isCut) outer.destroy();
      else this.#connect(outer, connect(target, '127.0.0.1'));
    });
  }

  static async start(target: number): Promise<CloseableProxy> {
    const proxy = new CloseableProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string')
      throw new Error('The proxy is not running.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Closes every connection and refuses new connections until `restore` is called. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Drops further data from the server on the open connections. Data from the client still arrives. */
  dropAnswers(): void {
    for (const [server, client] of this.#clients) server.unpipe(client).resume();
  }

  restore(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #connect(...pair: [client: Socket, server: Socket]): void {
    const [client, server] = pair;
    this.#clients.set(server, client);
    server.on('close', () => this.#clients.delete(server));
    for (const [source, destination] of [pair, pair.toReversed() as typeof pair]) {
      this.#sockets.add(source);
      source.pipe(destination);
      // An error of one side only closes the other side. The journey checks how the app reacts.
      source.on('error', () => destination.destroy());
      source.on('close', () => {
        this.#sockets.delete(source);
        destination.destroy();
      });
    }
  }
}
