/**
 * The maximum number of batches of all sessions that wait to be resent. This is well above the 8 unacknowledged batches
 * that the contract allows a client.
 */
const awaitedMax = 64;

/**
 * Refuses the later batches of a session until a failed batch is resent. If a later batch were counted first, the
 * resent batch would look like a duplicate.
 */
export class ResendOrder {
  readonly #awaited = new Map<string, Set<number>>();

  /**
   * Records that the client must resend a batch. Returns false if more than `awaitedMax` batches now wait to be resent.
   */
  expect(session: string, seq: number): boolean {
    const awaited = this.#awaited.get(session) ?? new Set();
    this.#awaited.set(session, awaited.add(seq));
    const all = [...this.#awaited.values()];
    return all.reduce((sum, { size }) => sum + size, 0) <= awaitedMax;
  }

  /**
   * Returns false if the client must first resend an earlier batch of the session. Otherwise, returns true and no
   * longer waits for the batch `seq`.
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
