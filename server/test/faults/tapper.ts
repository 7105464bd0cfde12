import type { LiveServerMessage } from '@bold/sdk';
import WebSocket from 'ws';
import { liveUrlOf } from '../init-data.ts';

/** The number of batches that the contract lets a client have in flight. */
const underWay = 8;
const againMs = 100;

type Player = { userId: number; telegramId: number };

/**
 * Taps without end over any network and follows the contract: what was not acknowledged is sent again on the next
 * connection, in order and with the same batch ids.
 */
export class Tapper {
  readonly userId: number;
  /** Taps of acknowledged batches, as far as the server counted them. */
  applied = 0;
  /** The seq of the last acknowledged batch. */
  acked = 0;
  /** The seq of the last batch that was sent at least once. */
  sent = 0;
  /** Acks of batches that the server had counted before, when their first ack was lost. */
  duplicates = 0;
  /** The error codes with which batches were refused that must be sent again. */
  readonly refusals = new Set<string>();
  readonly #telegramId: number;
  readonly #address: () => string;
  readonly #taps: number;
  #last = Number.POSITIVE_INFINITY;
  #socket: WebSocket | undefined;
  #isGone = false;
  readonly #waiting = new Set<number>();

  /** `address` is called before every connection; every batch has `taps` taps. */
  constructor({ userId, telegramId }: Player, address: () => string, taps = 3) {
    this.userId = userId;
    this.#telegramId = telegramId;
    this.#address = address;
    this.#taps = taps;
    void this.#connect();
  }

  /** Taps of all batches that were ever sent: the most that the server may count. */
  get tapped(): number {
    return this.sent * this.#taps;
  }

  /** Sends no new batches from now on; those in flight are still awaited. */
  stop(): void {
    this.#last = this.sent;
  }

  get isFinished(): boolean {
    return this.acked >= this.#last;
  }

  /** Closes for good. */
  leave(): void {
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
    for (let seq = from; seq <= Math.min(this.acked + underWay, this.#last); seq += 1) {
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
      // Sends it again a moment later, since the fault may not be over.
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
