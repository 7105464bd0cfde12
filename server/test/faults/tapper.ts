import type { LiveServerMessage } from '@bold/sdk';
import WebSocket from 'ws';
import { liveUrlOf } from '../init-data.ts';

/** The contract's limit of unacknowledged batches. */
const inFlightMax = 8;
const againMs = 100;

type Player = { userId: number; telegramId: number };

/**
 * Sends batches by the rules of the contract, until `stop` or `close` is called. On a new connection, sends the
 * unacknowledged batches again, in order.
 */
export class Tapper {
  readonly userId: number;
  /** The taps that the server has counted, according to the acks. */
  applied = 0;
  /** The seq of the last acknowledged batch. */
  acked = 0;
  /** The highest seq of all sent batches. */
  sent = 0;
  /** The number of acks with `duplicate: true`. */
  duplicates = 0;
  /** The error codes of refused batches. A refused batch is sent again. */
  readonly refusals = new Set<string>();
  readonly #telegramId: number;
  readonly #address: () => string;
  readonly #taps: number;
  #last = Number.POSITIVE_INFINITY;
  #socket: WebSocket | undefined;
  #isGone = false;
  readonly #waiting = new Set<number>();

  /**
   * Connects to the server and starts to send batches.
   * @param address A function that returns the server's current address. Called before each connection.
   * @param taps The number of taps in every batch.
   */
  constructor({ userId, telegramId }: Player, address: () => string, taps = 3) {
    this.userId = userId;
    this.#telegramId = telegramId;
    this.#address = address;
    this.#taps = taps;
    void this.#connect();
  }

  /** The taps in all batches that were sent at least once. The server must not count more taps. */
  get tapped(): number {
    return this.sent * this.#taps;
  }

  /**
   * Stops sending new batches. Unacknowledged batches are still sent again after a refusal or on a new connection.
   */
  stop(): void {
    this.#last = this.sent;
  }

  get isFinished(): boolean {
    return this.acked >= this.#last;
  }

  close(): void {
    this.#isGone = true;
    this.#socket?.terminate();
  }

  async #connect(): Promise<void> {
    const url = await liveUrlOf(this.#address(), this.#telegramId);
    if (this.#isGone) return;
    const socket = new WebSocket(url, { handshakeTimeout: 30_000 });
    this.#socket = socket;
    socket.on('open', () => {
      this.#waiting.clear();
      this.#send(this.acked + 1);
    });
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))));
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(() => void this.#connect(), againMs));
  }

  #send(from: number): void {
    for (let seq = from; seq <= Math.min(this.acked + inFlightMax, this.#last); seq += 1) {
      if (this.#waiting.has(seq)) continue;
      this.#waiting.add(seq);
      this.sent = Math.max(this.sent, seq);
      const batch = { multiplier: 1, taps: this.#taps, tg_user_id: this.#telegramId };
      this.#socket?.send(JSON.stringify({ ...batch, session: 'faults', seq }));
    }
  }

  #receive(message: LiveServerMessage): void {
    if (message.type === 'balance' || message.seq === undefined) return;
    this.#waiting.delete(message.seq);
    if (message.type === 'error') {
      this.refusals.add(message.code);
      // The batch is sent again after a pause, because the cause of the error may not be over.
      setTimeout(
        () => this.#socket?.readyState === WebSocket.OPEN && this.#send(this.acked + 1),
        againMs,
      );
      return;
    }
    this.applied += message.applied;
    if (message.duplicate) this.duplicates += 1;
    this.acked = Math.max(this.acked, message.seq);
    this.#send(this.acked + 1);
  }
}
