import type { TapsMessage } from '../generated/model/index.ts';
import { ack, refusal } from './live.fixture.ts';

/**
 * Counts each batch once, and after a refused batch nothing until that batch is sent again, as the contract requires.
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

  /** Closes the connection: the next one may begin with any batch. */
  disconnect() {
    this.#refused.clear();
  }
}
