/** The most batches of a session for which the server waits, more than a client of the contract has in flight. */
const awaitedMax = 64;

/**
 * Preserves the order of a session's batches after a failed commit. The server stores only the highest `seq`. If it
 * counted a later batch first, the failed batch would be a duplicate when it is sent again. Its taps would be lost.
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
   * Returns true if a batch may be counted now, because the server waits for no earlier batch of its session. The
   * server then stops waiting for this batch too.
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
