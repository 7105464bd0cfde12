import type { LiveServerMessage } from '@bold/sdk';
import WebSocket from 'ws';
import { liveUrlOf } from './fresh-init-data.ts';

/** What the contract lets a client have under way. */
const underWay = 8;
const againMs = 100;

type Player = { userId: number; telegramId: number };

/**
 * Somebody who taps without end over whatever network there is, and follows the contract: what was not acknowledged is
 * sent again, in order and under the same name, on the next connection.
 */
export class Tapper {
  readonly userId: number;
  /** Taps of batches that were acknowledged, as far as the server said that it counted them. */
  applied = 0;
  /** Batches that were acknowledged: all up to this one. */
  acked = 0;
  /** Batches that left at least once. */
  sent = 0;
  /** Acknowledgements of batches that the server had counted before, and said nothing of. */
  duplicates = 0;
  /** What batches were refused with that the server wants again. */
  readonly refusals = new Set<string>();
  readonly #telegramId: number;
  readonly #address: () => string;
  readonly #taps: number;
  #last = Number.POSITIVE_INFINITY;
  #socket: WebSocket | undefined;
  #isGone = false;
  readonly #waiting = new Set<number>();

  /** `address` is asked before every connection; every batch holds `taps` taps. */
  constructor({ userId, telegramId }: Player, address: () => string, taps = 3) {
    this.userId = userId;
    this.#telegramId = telegramId;
    this.#address = address;
    this.#taps = taps;
    this.#connect();
  }

  /** Taps of all batches that ever left: the most that the server may count. */
  get tapped(): number {
    return this.sent * this.#taps;
  }

  /** No new batches from now on; what is under way still has to be heard. */
  stop(): void {
    this.#last = this.sent;
  }

  get isFinished(): boolean {
    return this.acked >= this.#last;
  }

  /** Goes for good. */
  leave(): void {
    this.#isGone = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#isGone) return;
    const socket = new WebSocket(liveUrlOf(this.#address(), this.#telegramId), {
      handshakeTimeout: 30_000,
    });
    this.#socket = socket;
    socket.on('open', () => {
      this.#waiting.clear();
      this.#send(this.acked + 1);
    });
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))));
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(() => this.#connect(), againMs));
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
      // The server wants it again: a moment later, since whatever failed may still be failing.
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
