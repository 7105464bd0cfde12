import type { TapsMessage } from '@bold/sdk';

type BatchId = Pick<TapsMessage, 'session' | 'seq'>;

/**
 * The batches that one connection was told to send again. Until each has come, no later one of its session
 * is counted, for only the highest `seq` is remembered (problem catalogue, SERVICE_UNAVAILABLE).
 */
export class ResendOrder {
  #wanted: Required<BatchId>[] = [];

  /** The batch was refused and is to come again; one without a mark is not awaited. */
  expect({ session, seq }: BatchId): void {
    if (session !== undefined && seq !== undefined) this.#wanted.push({ session, seq });
  }

  /** Whether the batch may be counted now; it is no longer awaited then. */
  admits({ session, seq = 0 }: BatchId): boolean {
    const isLater = this.#wanted.some((wanted) => wanted.session === session && wanted.seq < seq);
    if (isLater) return false;
    this.#wanted = this.#wanted.filter(
      (wanted) => wanted.session !== session || wanted.seq !== seq,
    );
    return true;
  }
}
