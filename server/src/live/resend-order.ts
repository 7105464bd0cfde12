/**
 * The maximum number of failed batches of one session that the client still has to resend. A client that follows the
 * contract never has so many unacknowledged batches.
 */
const awaitedMax = 64;

/**
 * Preserves the order of a session's batches after a failed commit. If a later batch were counted first, the failed
 * batch would look like a duplicate when it is sent again.
 */
export class ResendOrder {
  readonly #awaited = new Map<string, Set<number>>();

  /**
   * Records that the client was asked to send a batch again. Returns false if more than `awaitedMax` batches of the
   * session are recorded.
   */
  expect(session: string, seq: number): boolean {
    const awaited = this.#awaited.get(session) ?? new Set();
    this.#awaited.set(session, awaited.add(seq));
    return awaited.size <= awaitedMax;
  }

  /**
   * Returns false if the server waits for an earlier batch of the session. Otherwise returns true and ends the wait for
   * the batch `seq`.
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
