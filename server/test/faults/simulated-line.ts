import type { SocketPort } from '@bold/sdk/live';
import { WebSocket } from 'ws';
import type { LiveSocket } from '../../src/live/connection.ts';
import type { Random } from './seeded-random.ts';
import type { SimulatedTime } from './simulated-time.ts';

/** The server's end of a line: handles a frame, and the end of the connection. */
export type Receiver = { receive(text: string): void; gone(): void };
/** Accepts a line at the server, or returns undefined if it is down. */
type Connect = (socket: LiveSocket) => Receiver | undefined;
type Direction = 'up' | 'down';

/**
 * One connection between an app and a server. Frames stay in order within it; those in flight on a line that the app
 * has given up still arrive, whatever it sends on its next one.
 */
export class SimulatedLine extends EventTarget implements SocketPort {
  isOpen = true;
  readonly #time: SimulatedTime;
  readonly #random: Random;
  readonly #free = { up: 0, down: 0 };
  #receiver: Receiver | undefined;
  #swallows = false;
  #repeats = false;
  readonly #end: LiveSocket & { readyState: LiveSocket['readyState'] };

  constructor(time: SimulatedTime, random: Random, connect: Connect) {
    super();
    this.#time = time;
    this.#random = random;
    this.#end = this.#serverEnd();
    this.#pass('up', () => {
      this.#receiver = connect(this.#end);
      if (this.#receiver) this.#pass('down', () => this.dispatchEvent(new Event('open')));
      else this.#pass('down', () => this.#tellClosed(1006));
    });
  }

  /** Sends a frame as the app. */
  send(data: unknown): void {
    if (!this.isOpen) return;
    const times = this.#repeats ? 2 : 1;
    this.#repeats = false;
    for (let at = 0; at < times; at += 1) {
      this.#pass('up', () => this.#receiver?.receive(String(data)));
    }
  }

  /** Closes as the app: the server notices after everything sent before. */
  close(): void {
    this.isOpen = false;
    this.#pass('up', () => this.#endServer());
  }

  /** The app notices at once, the server after everything that is in flight to it. */
  break(): void {
    this.#tellClosed(1006);
  }

  /** The server's machine is gone: nothing more comes from it, and the app notices. */
  die(): void {
    this.#receiver = undefined;
    this.#end.readyState = WebSocket.CLOSED;
    this.#pass('down', () => this.#tellClosed(1006));
  }

  /** From now on nothing arrives at either end, and neither end notices. */
  swallow(): void {
    this.#swallows = true;
  }

  /** Delays one direction by so long, without losing anything. */
  hold(direction: Direction, ms: number): void {
    this.#free[direction] = Math.max(this.#free[direction], this.#time.now + ms);
  }

  /** Delivers the next frame to the server twice. */
  repeat(): void {
    this.#repeats = true;
  }

  #serverEnd() {
    const end: LiveSocket & { readyState: LiveSocket['readyState'] } = {
      readyState: WebSocket.OPEN,
      bufferedAmount: 0,
      send: (data: unknown) => {
        const message = () =>
          this.isOpen && this.dispatchEvent(new MessageEvent('message', { data: String(data) }));
        this.#pass('down', message);
      },
      close: (code = 1005) => {
        end.readyState = WebSocket.CLOSING;
        this.#pass('down', () => this.#tellClosed(code));
      },
      ping: () => undefined,
      terminate: () => this.die(),
    };
    return end;
  }

  #endServer(): void {
    this.#end.readyState = WebSocket.CLOSED;
    this.#receiver?.gone();
    this.#receiver = undefined;
  }

  #tellClosed(code: number): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.dispatchEvent(new CloseEvent('close', { code }));
    this.#pass('up', () => this.#endServer());
  }

  #pass(direction: Direction, arrive: () => void): void {
    if (this.#swallows) return;
    const at = Math.max(this.#free[direction], this.#time.now + 1 + this.#random(60));
    this.#free[direction] = at;
    this.#time.schedule(() => !this.#swallows && arrive(), at - this.#time.now);
  }
}
