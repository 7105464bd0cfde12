/**
 * Keeps a session's order across a failure. The server remembers only the highest `seq`, so if a later
 * batch were counted before a failed one comes again, the failed one would be taken for a duplicate and lost.
 */
export class ResendOrder {
  readonly #awaited = new Map<string, number>();

  /** A batch was answered with "send it again". */
  expect(session: string, seq: number): void {
    this.#awaited.set(session, Math.min(seq, this.#awaited.get(session) ?? seq));
  }

  /** Whether a batch may be counted now; a later one than the awaited may not. */
  admits(session: string, seq: number): boolean {
    const awaited = this.#awaited.get(session);
    if (awaited === undefined) return true;
    if (seq > awaited) return false;
    this.#awaited.delete(session);
    return true;
  }
}
