import type { TapsMessage } from '../generated/model/index.ts';
import { ack, refusal } from './live.fixture.ts';

/**
 * Simulates the server of the contract: counts each batch once and keeps the last `sessionsMax` sessions. If a batch
 * was refused, refuses the later batches of its session until the client sends the refused batch again.
 */
export class ModelServer {
  counted = 0;
  readonly #sessionsMax: number;
  readonly #lastSeq = new Map<string, number>();
  readonly #refused = new Map<string, Set<number>>();

  readonly #expired = new Set<string>();

  constructor(sessionsMax = Number.POSITIVE_INFINITY) {
    this.#sessionsMax = sessionsMax;
  }

  /** Begins a session on another device of the player. */
  beginElsewhere(session: string) {
    this.#keep(session, 1);
  }

  count(message: Required<TapsMessage>) {
    const { session, seq, taps, multiplier } = message;
    const refused = this.#refused.get(session) ?? new Set();
    if (seq > Math.min(...refused)) return this.refuse(message);
    refused.delete(seq);
    if (this.#expired.has(session)) return refusal({ session, seq }, 'SESSION_EXPIRED');
    if (seq <= (this.#lastSeq.get(session) ?? 0)) {
      return ack({ session, seq }, { applied: 0, duplicate: true });
    }
    this.#keep(session, seq);
    this.counted += taps * multiplier;
    return ack({ session, seq }, { applied: taps });
  }

  refuse({ session, seq }: Required<TapsMessage>) {
    this.#refused.set(session, (this.#refused.get(session) ?? new Set()).add(seq));
    return refusal({ session, seq }, 'SERVICE_UNAVAILABLE');
  }

  #keep(session: string, seq: number) {
    this.#lastSeq.delete(session);
    this.#lastSeq.set(session, seq);
    const [oldest = ''] = this.#lastSeq.keys();
    if (this.#lastSeq.size <= this.#sessionsMax) return;
    this.#lastSeq.delete(oldest);
    this.#expired.add(oldest);
  }

  /** Closes the connection and forgets the refused batches. The next connection may start with any batch. */
  disconnect() {
    this.#refused.clear();
  }
}
