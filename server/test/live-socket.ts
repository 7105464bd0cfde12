import { once } from 'node:events';
import type { LiveServerMessage } from '@bold/sdk';
import WebSocket from 'ws';
import { liveUrlOf } from './init-data.ts';

/** A client of the live connection. A test reads the received messages one by one. */
export class LiveSocket {
  readonly #socket: WebSocket;
  readonly #telegramId: number;
  readonly #received: LiveServerMessage[] = [];
  readonly #waiting: ((message: LiveServerMessage) => void)[] = [];
  /** Resolves when the connection has ended. */
  readonly closed: Promise<{ code: number; reason: string }>;

  constructor(url: string, telegramId: number) {
    this.#socket = new WebSocket(url);
    this.#telegramId = telegramId;
    this.closed = once(this.#socket, 'close').then(([code, reason]) => ({
      code: Number(code),
      reason: String(reason),
    }));
    this.#socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as LiveServerMessage;
      const reader = this.#waiting.shift();
      if (reader) reader(message);
      else this.#received.push(message);
    });
  }

  /** Opens a user's connection, with init data that is signed at the time `at`. */
  static async open(address: string, telegramId: number, at?: Date): Promise<LiveSocket> {
    return new LiveSocket(await liveUrlOf(address, telegramId, at), telegramId).opened();
  }

  async opened(): Promise<this> {
    await once(this.#socket, 'open');
    return this;
  }

  tap(batch: { multiplier?: number; taps?: number; session?: string; seq?: number }): void {
    this.sendJson({ multiplier: 1, taps: 1, tg_user_id: this.#telegramId, ...batch });
  }

  sendJson(value: unknown): void {
    this.send(JSON.stringify(value));
  }

  send(frame: string | Buffer): void {
    this.#socket.send(frame);
  }

  sendControl(kind: 'ping' | 'pong'): void {
    this.#socket[kind]();
  }

  /** Sends a text in fragments of one character. */
  sendInFragments(text: string): void {
    for (const [at, part] of [...text].entries()) {
      this.#socket.send(part, { fin: at === text.length - 1 });
    }
  }

  /** Returns the next unread message. Waits if there is none. */
  next(): Promise<LiveServerMessage> {
    const message = this.#received.shift();
    if (message) return Promise.resolve(message);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async take(count: number): Promise<LiveServerMessage[]> {
    const messages: LiveServerMessage[] = [];
    while (messages.length < count) messages.push(await this.next());
    return messages;
  }

  /** Returns the next ack or error. Skips pushed balances. */
  async nextResponse(): Promise<LiveServerMessage> {
    const message = await this.next();
    return message.type === 'balance' ? this.nextResponse() : message;
  }

  get unread(): number {
    return this.#received.length;
  }

  /** Ends the connection without a close frame, as when a phone loses its network. */
  drop(): void {
    this.#socket.terminate();
  }
}
