import type { Duplex } from 'node:stream';

/** Counts the open streams of each address, from the call of `add` until the stream closes. */
export class SocketCount {
  readonly #max: number;
  readonly #byAddress = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts a stream. Returns false and does not count the stream if the address has reached the limit. */
  add(address: string, stream: Duplex): boolean {
    const count = this.of(address);
    if (count >= this.#max) return false;
    // The client may have ended the connection during a check. The event `close` would then never free the place.
    if (stream.destroyed) return true;
    this.#byAddress.set(address, count + 1);
    stream.once('close', () => this.#leave(address));
    return true;
  }

  of(address: string): number {
    return this.#byAddress.get(address) ?? 0;
  }

  #leave(address: string): void {
    const count = this.of(address) - 1;
    if (count > 0) this.#byAddress.set(address, count);
    else this.#byAddress.delete(address);
  }
}
