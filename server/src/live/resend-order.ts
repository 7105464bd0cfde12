/** More than any client has under way; whoever is asked for more again does not follow the contract. */
const awaitedMax = 64;

/**
 * Keeps a session's order across a failure. The server remembers only the highest `seq`, so if a later
 * batch were counted before a failed one comes again, the failed one would be taken for a duplicate and lost.
 */
export class ResendOrder {
  readonly #awaited = new Map<string, Set<number>>();

  /** A batch was answered with "send it again". False when more are awaited than a client can have under way. */
  expect(session: string, seq: number): boolean {
    const awaited = this.#awaited.get(session) ?? new Set();
    this.#awaited.set(session, awaited.add(seq));
    return awaited.size <= awaitedMax;
  }

  /** Whether a batch may be counted now: one that is awaited comes before all that are later. */
  admits(session: string, seq: number): boolean {
    const awaited = this.#awaited.get(session);
    if (!awaited) return true;
    if (seq > Math.min(...awaited)) return false;
    awaited.delete(seq);
    if (awaited.size === 0) this.#awaited.delete(session);
    return true;
  }
}
