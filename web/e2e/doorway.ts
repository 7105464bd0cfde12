import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to a port of this machine that a journey can close, to simulate a network failure. */
export class Doorway {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isShut = false;

  private constructor(target: number) {
    this.#server = createServer((outer) => {
      if (this.#isShut) outer.destroy();
      else this.#join(outer, connect(target, '127.0.0.1'));
    });
  }

  /** Starts a proxy to `target`, which is open at first. */
  static async to(target: number): Promise<Doorway> {
    const doorway = new Doorway(target);
    doorway.#server.listen(0, '127.0.0.1');
    await once(doorway.#server, 'listening');
    return doorway;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The way is gone.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Cuts every connection and refuses new ones until it is opened again. */
  shut(): void {
    this.#isShut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  open(): void {
    this.#isShut = false;
  }

  /** Stops the proxy. */
  async close(): Promise<void> {
    this.shut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(...pair: [Socket, Socket]): void {
    for (const [here, there] of [pair, pair.toReversed() as typeof pair]) {
      this.#sockets.add(here);
      here.pipe(there);
      // Ignores the error of a cut connection; the journey checks how the other side reacts.
      here.on('error', () => there.destroy());
      here.on('close', () => {
        this.#sockets.delete(here);
        there.destroy();
      });
    }
  }
}
