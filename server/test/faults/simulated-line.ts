import type { SocketPort } from '@bold/sdk/live';
import { WebSocket } from 'ws';
import type { LiveSocket } from '../../src/live/connection.ts';
import type { Random } from './seeded-random.ts';
import type { SimulatedTime } from './simulated-time.ts';

/** The server's side of a simulated connection. `gone` is called when the connection has closed. */
export type Receiver = { receive(text: string): void; gone(): void };
/** Returns undefined if the server is down. */
type Connect = (socket: LiveSocket) => Receiver | undefined;
type Direction = 'up' | 'down';

/** Simulates a connection between the app and a server, with random delays. Frames of one direction stay in order. */
export class SimulatedLine extends EventTarget implements SocketPort {
  isOpen = true;
  readonly #time: SimulatedTime;
  readonly #random: Random;
  readonly #free = { up: 0, down: 0 };
  #receiver: Receiver | undefined;
  #isBlackhole = false;
  #isDuplicating = false;
  readonly #end: LiveSocket & { readyState: LiveSocket['readyState'] };

  constructor(time: SimulatedTime, random: Random, connect: Connect) {
    super();
    this.#time = time;
    this.#random = random;
    this.#end = this.#serverEnd();
    this.#pass('up', () => {
      this.#receiver = connect(this.#end);
      if (this.#receiver) this.#pass('down', () => this.dispatchEvent(new Event('open')));
      else this.#pass('down', () => this.#emitClose(1006));
    });
  }

  send(data: unknown): void {
    if (!this.isOpen) return;
    const times = this.#isDuplicating ? 2 : 1;
    this.#isDuplicating = false;
    for (let at = 0; at < times; at += 1) {
      this.#pass('up', () => this.#receiver?.receive(String(data)));
    }
  }

  /** Closes the app's side. The server's side closes after the app's earlier frames have arrived. */
  close(): void {
    this.isOpen = false;
    this.#pass('up', () => this.#endServer());
  }

  /** Does the same as `close`, and emits a close event with the code 1006. */
  break(): void {
    this.#emitClose(1006);
  }

  /** Closes the server's side at once, as if the server had been killed. The app gets a close event. */
  closeFromServer(): void {
    this.#receiver = undefined;
    this.#end.readyState = WebSocket.CLOSED;
    this.#pass('down', () => this.#emitClose(1006));
  }

  /** Stops all traffic, including frames under way. If one side closes after that, the other side does not notice. */
  blackhole(): void {
    this.#isBlackhole = true;
  }

  /** Delays new frames of one direction, so that none of them arrives within the next `ms` milliseconds. */
  delay(direction: Direction, ms: number): void {
    this.#free[direction] = Math.max(this.#free[direction], this.#time.now + ms);
  }

  duplicateNext(): void {
    this.#isDuplicating = true;
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
        this.#pass('down', () => this.#emitClose(code));
      },
      pause: () => undefined,
      ping: () => undefined,
      terminate: () => this.closeFromServer(),
    };
    return end;
  }

  #endServer(): void {
    this.#end.readyState = WebSocket.CLOSED;
    this.#receiver?.gone();
    this.#receiver = undefined;
  }

  #emitClose(code: number): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.dispatchEvent(new CloseEvent('close', { code }));
    this.#pass('up', () => this.#endServer());
  }

  #pass(direction: Direction, arrive: () => void): void {
    if (this.#isBlackhole) return;
    const at = Math.max(this.#free[direction], this.#time.now + 1 + this.#random(60));
    this.#free[direction] = at;
    this.#time.schedule(() => !this.#isBlackhole && arrive(), at - this.#time.now);
  }
}
