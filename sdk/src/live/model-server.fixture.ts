import type { TapsMessage } from '../generated/model/index.ts';
import { ack, refusal } from './live.fixture.ts';

/**
 * A model of the server, as the contract requires: it counts each batch once, and after it has refused a batch it
 * counts no other until this batch is sent again.
 */
export class ModelServer {
  counted = 0;
  readonly #lastSeq = new Map<string, number>();
  readonly #refused = new Map<string, Set<number>>();

  count(message: Required<TapsMessage>) {
    const { session, seq, taps, multiplier } = message;
    const refused = this.#refused.get(session) ?? new Set();
    if (seq > Math.min(...refused)) return this.refuse(message);
    refused.delete(seq);
    if (seq <= (this.#lastSeq.get(session) ?? 0)) {
      return ack({ session, seq }, { applied: 0, duplicate: true });
    }
    this.#lastSeq.set(session, seq);
    this.counted += taps * multiplier;
    return ack({ session, seq }, { applied: taps });
  }

  refuse({ session, seq }: Required<TapsMessage>) {
    this.#refused.set(session, (this.#refused.get(session) ?? new Set()).add(seq));
    return refusal({ session, seq }, 'SERVICE_UNAVAILABLE');
  }

  /** Closes the connection. On the next one any batch may come first. */
  disconnect() {
    this.#refused.clear();
  }
}
