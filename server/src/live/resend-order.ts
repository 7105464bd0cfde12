/** A client that follows the contract never has so many unacknowledged batches in one session. */
const awaitedMax = 64;

/** Keeps the later batches of a session behind a failed one, which would otherwise look like a duplicate. */
export class ResendOrder {
  readonly #awaited = new Map<string, Set<number>>();

  /** Records that the client must resend a batch. Returns false above `awaitedMax` batches of the session. */
  expect(session: string, seq: number): boolean {
    const awaited = this.#awaited.get(session) ?? new Set();
    this.#awaited.set(session, awaited.add(seq));
    return awaited.size <= awaitedMax;
  }

  /** Returns false while an earlier batch of the session is missing. Otherwise ends the wait for the batch `seq`. */
  mayCount(session: string, seq: number): boolean {
    const awaited = this.#awaited.get(session);
    if (!awaited) return true;
    if (seq > Math.min(...awaited)) return false;
    awaited.delete(seq);
    if (awaited.size === 0) this.#awaited.delete(session);
    return true;
  }
}
