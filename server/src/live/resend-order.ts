/** More than a client may have in flight: one that exceeds it does not follow the contract. */
const awaitedMax = 64;

/**
 * Preserves the order of a session after a failed commit. The server stores only the highest `seq`: if a later batch
 * were counted first, the failed one would be taken for a duplicate and lost.
 */
export class ResendOrder {
  readonly #awaited = new Map<string, Set<number>>();

  /**
   * Records a batch that the client was asked to send again. Returns false if more are awaited than a client may have
   * in flight.
   */
  expect(session: string, seq: number): boolean {
    const awaited = this.#awaited.get(session) ?? new Set();
    this.#awaited.set(session, awaited.add(seq));
    return awaited.size <= awaitedMax;
  }

  /** Returns true if a batch may be counted now: an awaited batch comes before all later ones. */
  admits(session: string, seq: number): boolean {
    const awaited = this.#awaited.get(session);
    if (!awaited) return true;
    if (seq > Math.min(...awaited)) return false;
    awaited.delete(seq);
    if (awaited.size === 0) this.#awaited.delete(session);
    return true;
  }
}
