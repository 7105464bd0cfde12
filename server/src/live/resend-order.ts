/** The most batches of a session for which the server waits, more than a client of the contract has in flight. */
const awaitedMax = 64;

/**
 * Preserves the order of a session's batches after a failed commit. The server stores only the highest `seq`: if a
 * later batch were counted first, the failed one would be a duplicate when it is sent again, and its taps would be
 * lost.
 */
export class ResendOrder {
  readonly #awaited = new Map<string, Set<number>>();

  /**
   * Records a batch that the client was asked to send again. Returns false if more than `awaitedMax` batches of the
   * session are recorded.
   */
  expect(session: string, seq: number): boolean {
    const awaited = this.#awaited.get(session) ?? new Set();
    this.#awaited.set(session, awaited.add(seq));
    return awaited.size <= awaitedMax;
  }

  /**
   * Returns true if a batch may be counted now: the server waits for no earlier batch of its session. Then the server
   * no longer waits for the batch itself either.
   */
  mayCount(session: string, seq: number): boolean {
    const awaited = this.#awaited.get(session);
    if (!awaited) return true;
    if (seq > Math.min(...awaited)) return false;
    awaited.delete(seq);
    if (awaited.size === 0) this.#awaited.delete(session);
    return true;
  }
}
