import { mergeTaps, type TapBatch } from '../game/tap-batch.ts';
import { liveUnacknowledgedBatches, tapsMessageTapsMax } from '../generated/limits.ts';
import type { Batch, BatchId, BatchStorage } from './batch.ts';

type Entry = {
  batch: Batch;
  /** True if an earlier start of the app sent the batch. Then the server's balance may already include the batch. */
  readonly mayBeCounted: boolean;
  /** True if the batch was sent on the open socket and has no ack yet. */
  inFlight: boolean;
  /**
   * True if the batch was already sent and got no ack, in this start of the app or in an earlier one. Then the server
   * may already have counted the batch.
   */
  wasSentBefore: boolean;
};

/**
 * Queues the unacknowledged batches in the order in which they are sent. A batch is sent again with the same id until
 * it is acknowledged, so that no tap is lost or counted twice (decisions §4).
 */
export class BatchQueue {
  #entries: Entry[];
  #seq = 0;
  #session: string;
  readonly #storage: BatchStorage;

  constructor(session: string, storage: BatchStorage) {
    this.#session = session;
    this.#storage = storage;
    this.#entries = storage.load().map(toEntry);
  }

  /** All batches without an ack, including those of earlier starts of the app. */
  get unacked(): readonly Batch[] {
    return this.#entries.map((entry) => entry.batch);
  }

  /**
   * The batches that no received balance includes: all batches without an ack, except batches that an earlier start of
   * the app has sent.
   */
  get uncounted(): readonly Batch[] {
    return this.#entries.filter((entry) => !entry.mayBeCounted).map((entry) => entry.batch);
  }

  /** True while at least one sent batch waits for its ack. */
  get isWaiting(): boolean {
    return this.#entries.some((entry) => entry.inFlight);
  }

  /** Adds the batches of another start of the app. Skips batches that are already in the queue. */
  adopt(batches: readonly Batch[]): void {
    for (const batch of batches) {
      if (!this.#find(batch)) this.#entries.push(toEntry(batch));
    }
    this.#save();
  }

  /** Adds taps to unsent batches of this session, or to new batches. */
  add(taps: TapBatch): void {
    const open = this.#entries.filter(
      ({ batch }) => !batch.sent && batch.session === this.#session,
    );
    mergeTaps(
      open.map((entry) => entry.batch),
      taps,
      tapsMessageTapsMax,
    ).forEach((merged, i) => {
      const entry = open[i];
      if (entry) entry.batch = { ...entry.batch, taps: merged.taps };
      else this.#append(merged);
    });
    this.#save();
  }

  /**
   * Returns the oldest batch that may be sent now, and marks this batch as sent. Returns `undefined` if no batch may be
   * sent.
   */
  next(): Batch | undefined {
    const inFlight = this.#entries.filter((entry) => entry.inFlight);
    if (inFlight.length >= liveUnacknowledgedBatches) return undefined;
    const entry = this.#entries.find((other) => !other.inFlight);
    return entry && this.#send(entry);
  }

  /**
   * Removes a batch that must not be sent again, because the server counted or refused it. Returns the batch, or
   * `undefined` if it is not in the queue.
   */
  acknowledge(id: Partial<BatchId>): Batch | undefined {
    const entry = this.#find(id);
    if (!entry) return undefined;
    this.#entries = this.#entries.filter((other) => other !== entry);
    this.#save();
    return entry.batch;
  }

  /**
   * Marks a batch to be sent again with the same id, and returns the batch, or `undefined` if it is not in the queue.
   * The server counts no later batch of this connection before this batch (decisions §4).
   */
  putBack(id: Partial<BatchId>): Batch | undefined {
    const entry = this.#find(id);
    if (entry) interrupt(entry);
    return entry?.batch;
  }

  /**
   * Removes a batch whose session has expired; if this is the current session, starts a new session. A batch that was
   * sent only once was not counted (decisions §4): its taps return to the queue in the current session, and
   * `willResend` is true. `batch` is the removed batch, or `undefined` if the queue has no batch with this id.
   */
  expire(id: Partial<BatchId>): { batch: Batch | undefined; willResend: boolean } {
    const entry = this.#find(id);
    if (id.session === this.#session) {
      this.#session = crypto.randomUUID();
      this.#seq = 0;
    }
    const batch = this.acknowledge(id);
    const willResend = entry?.wasSentBefore === false;
    if (batch && willResend) this.add({ multiplier: batch.multiplier, taps: batch.taps });
    return { batch, willResend };
  }

  /** Marks the batches in flight to be sent again. The server may or may not have counted them. */
  disconnect(): void {
    for (const entry of this.#entries) if (entry.inFlight) interrupt(entry);
  }

  #send(entry: Entry): Batch {
    const batch = { ...entry.batch, sent: true };
    entry.batch = batch;
    entry.inFlight = true;
    // Stored before it is sent: after a crash the next start must know that the batch may have arrived.
    this.#save();
    return batch;
  }

  #append({ multiplier, taps }: TapBatch): void {
    this.#seq += 1;
    const batch = { session: this.#session, seq: this.#seq, multiplier, taps, sent: false };
    this.#entries.push(toEntry(batch));
  }

  #find({ session, seq }: Partial<BatchId>): Entry | undefined {
    return this.#entries.find(({ batch }) => batch.session === session && batch.seq === seq);
  }

  #save(): void {
    this.#storage.save(this.unacked);
  }
}

function toEntry(batch: Batch): Entry {
  return { batch, mayBeCounted: batch.sent, inFlight: false, wasSentBefore: batch.sent };
}

function interrupt(entry: Entry): void {
  entry.inFlight = false;
  entry.wasSentBefore = true;
}
