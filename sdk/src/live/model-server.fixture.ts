import type { TapsMessage } from '../generated/model/index.ts';
import { ack, refusal } from './live.fixture.ts';

/**
 * A server as the contract wants it: a high-water mark per session, what it counted, and per connection
 * the batches that it wants again before any later one.
 */
export class ModelServer {
  counted = 0;
  readonly #marks = new Map<string, number>();
  readonly #wanted = new Map<string, Set<number>>();

  count(message: Required<TapsMessage>) {
    const { session, seq, taps, multiplier } = message;
    const wanted = this.#wanted.get(session) ?? new Set();
    if (seq > Math.min(...wanted)) return this.refuse(message);
    wanted.delete(seq);
    if (seq <= (this.#marks.get(session) ?? 0)) {
      return ack({ session, seq }, { applied: 0, duplicate: true });
    }
    this.#marks.set(session, seq);
    this.counted += taps * multiplier;
    return ack({ session, seq }, { applied: taps });
  }

  refuse({ session, seq }: Required<TapsMessage>) {
    this.#wanted.set(session, (this.#wanted.get(session) ?? new Set()).add(seq));
    return refusal({ session, seq }, 'SERVICE_UNAVAILABLE');
  }

  /** The connection is gone, and with it what was wanted on it. */
  forget() {
    this.#wanted.clear();
  }
}
