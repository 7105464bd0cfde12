import { mergeTaps, type TapBatch } from '../game/tap-batch.ts';
import { liveUnacknowledgedBatches, tapsMessageTapsMax } from '../generated/limits.ts';
import { randomId } from '../random-id.ts';
import type { Batch, BatchId, BatchStorage } from './batch.ts';

type Entry = {
  batch: Batch;
  /** True if another `BatchQueue` sent the batch. The server's balance may then already include the batch. */
  readonly mayBeCounted: boolean;
  /** True if the batch was sent on the open socket and has no ack yet. */
  inFlight: boolean;
  /** True if an attempt to send the batch ended without an ack: the server may have counted the batch. */
  wasSentBefore: boolean;
  /** True until `release` is called. A held batch is stored, but not sent. */
  isHeld: boolean;
};

/** Queues unacknowledged batches in the order of sending. A batch that is sent again keeps its id (decisions §4). */
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

  /** All batches without an ack, including batches of earlier instances of the app. */
  get unacked(): readonly Batch[] {
    return this.#entries.map((entry) => entry.batch);
  }

  /**
   * The unacknowledged batches to subtract from the server's last balance. Excludes batches that another
   * `BatchQueue` sent, because the balance may already include those batches.
   */
  get uncounted(): readonly Batch[] {
    return this.#entries.filter((entry) => !entry.mayBeCounted).map((entry) => entry.batch);
  }

  /** True if at least one sent batch waits for its ack. */
  get isWaiting(): boolean {
    return this.#entries.some((entry) => entry.inFlight);
  }

  /** Adds the batches of another instance of the app. Skips batches that are already in the queue. */
  adopt(batches: readonly Batch[]): void {
    for (const batch of batches) {
      if (!this.#find(batch)) this.#entries.push(toEntry(batch));
    }
    this.#save();
  }

  /**
   * Adds taps to unsent batches of this session, or to new batches.
   * @param mustHold True to hold the taps, and all taps that are added later, until `release` is called
   */
  add(taps: TapBatch, mustHold = false): void {
    // After a later batch of the session, the server would count a held batch no more.
    const isHeld = mustHold || this.#entries.some((entry) => entry.isHeld);
    const open = this.#entries.filter(
      (entry) =>
        !entry.batch.sent && entry.batch.session === this.#session && entry.isHeld === isHeld,
    );
    mergeTaps(
      open.map((entry) => entry.batch),
      taps,
      tapsMessageTapsMax,
    ).forEach((merged, i) => {
      const entry = open[i];
      if (entry) entry.batch = { ...entry.batch, taps: merged.taps };
      else this.#append(merged, isHeld);
    });
    this.#save();
  }

  /** Makes the held batches available to `next`. */
  release(): void {
    for (const entry of this.#entries) entry.isHeld = false;
  }

  /** Returns the oldest batch that may be sent, and marks it as sent. Returns `undefined` if no batch may be sent. */
  next(): Batch | undefined {
    const inFlight = this.#entries.filter((entry) => entry.inFlight);
    if (inFlight.length >= liveUnacknowledgedBatches) return undefined;
    const entry = this.#entries.find((other) => !other.inFlight && !other.isHeld);
    return entry && this.#send(entry);
  }

  /** Removes a batch after the server has counted or refused it. Returns `undefined` for an unknown batch. */
  acknowledge(id: Partial<BatchId>): Batch | undefined {
    const entry = this.#find(id);
    if (!entry) return undefined;
    this.#entries = this.#entries.filter((other) => other !== entry);
    this.#save();
    return entry.batch;
  }

  /**
   * Marks a batch to be sent again with the same id. The server counts no later batch of the session on the same
   * connection before this batch has arrived again (openapi/chapters/live.md).
   * @returns The batch, or `undefined` if the queue does not contain the batch.
   */
  putBack(id: Partial<BatchId>): Batch | undefined {
    const entry = this.#find(id);
    if (entry) interrupt(entry);
    return entry?.batch;
  }

  /**
   * Removes a batch of an expired session, and adds the batch's taps to the queue again if the batch was sent only
   * once. If the expired session is the queue's current session, first starts a new session (decisions §4).
   * @returns `batch` is undefined if the queue does not contain the batch. `willResend` is true if the taps were added
   * again.
   */
  expire(id: Partial<BatchId>): { batch: Batch | undefined; willResend: boolean } {
    const entry = this.#find(id);
    if (id.session === this.#session) {
      this.#session = randomId();
      this.#seq = 0;
    }
    const batch = this.acknowledge(id);
    // The server has not counted a batch that was sent only once.
    const willResend = entry?.wasSentBefore === false;
    if (batch && willResend) this.add({ multiplier: batch.multiplier, taps: batch.taps });
    return { batch, willResend };
  }

  /** Makes all batches in flight available to `next` again. The server may already have counted these batches. */
  disconnect(): void {
    for (const entry of this.#entries) if (entry.inFlight) interrupt(entry);
  }

  #send(entry: Entry): Batch {
    const batch = { ...entry.batch, sent: true };
    entry.batch = batch;
    entry.inFlight = true;
    // Stored before it is sent: after a crash the next instance must know that the batch may have arrived.
    this.#save();
    return batch;
  }

  #append({ multiplier, taps }: TapBatch, isHeld: boolean): void {
    this.#seq += 1;
    const batch = { session: this.#session, seq: this.#seq, multiplier, taps, sent: false };
    this.#entries.push({ ...toEntry(batch), isHeld });
  }

  #find({ session, seq }: Partial<BatchId>): Entry | undefined {
    return this.#entries.find(({ batch }) => batch.session === session && batch.seq === seq);
  }

  #save(): void {
    this.#storage.save(this.unacked);
  }
}

function toEntry(batch: Batch): Entry {
  const { sent } = batch;
  return { batch, mayBeCounted: sent, inFlight: false, wasSentBefore: sent, isHeld: false };
}

function interrupt(entry: Entry): void {
  entry.inFlight = false;
  entry.wasSentBefore = true;
}
