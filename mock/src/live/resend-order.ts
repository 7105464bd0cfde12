import type { BatchId } from '@bold/sdk/live';

/**
 * The refused batches that the client of one connection must send again. Until the client has sent such a batch again,
 * later batches of the same session are refused too (problem catalogue, SERVICE_UNAVAILABLE).
 */
export class ResendOrder {
  #wanted: BatchId[] = [];

  /** Adds a refused batch. Ignores a batch without an id. */
  expect({ session, seq }: Partial<BatchId>): void {
    if (session !== undefined && seq !== undefined) this.#wanted.push({ session, seq });
  }

  /**
   * Returns false if the client must first send an earlier batch of the same session again. Otherwise removes the given
   * batch from the batches to send again, and returns true.
   */
  admits({ session, seq = 0 }: Partial<BatchId>): boolean {
    // The backend stores only the highest `seq` of a session.
    const isLater = this.#wanted.some((wanted) => wanted.session === session && wanted.seq < seq);
    if (isLater) return false;
    this.#wanted = this.#wanted.filter(
      (wanted) => wanted.session !== session || wanted.seq !== seq,
    );
    return true;
  }
}
