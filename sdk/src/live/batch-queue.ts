import { mergeTaps, type TapBatch } from '../game/tap-batch.ts';
import { liveUnacknowledgedBatches, tapsMessageTapsMax } from '../generated/limits.ts';
import type { Batch, BatchMark, BatchStorage } from './batch.ts';

/** A batch and what has become of it since the app started. */
interface Entry {
  batch: Batch;
  /** Sent on the open socket, and not heard of yet. */
  inFlight: boolean;
}

/**
 * The batches that the server has not acknowledged, in the order in which they leave. Whatever drops,
 * a batch goes out again under its own mark until it is heard of, so that nothing is counted twice
 * and nothing is lost (decisions §4).
 */
export class BatchQueue {
  #entries: Entry[];
  #seq = 0;
  readonly #session: string;
  readonly #storage: BatchStorage;

  constructor(session: string, storage: BatchStorage) {
    this.#session = session;
    this.#storage = storage;
    this.#entries = storage.load().map((batch) => ({ batch, inFlight: false }));
  }

  /** All of them, the ones of earlier starts of the app included. */
  get unheard(): readonly Batch[] {
    return this.#entries.map((entry) => entry.batch);
  }

  /** Whether any of them waits for an answer. */
  get isWaiting(): boolean {
    return this.#entries.some((entry) => entry.inFlight);
  }

  /** Takes in what another start of the app left; what is here already stays as it is. */
  adopt(batches: readonly Batch[]): void {
    for (const batch of batches) {
      if (!this.#find(batch)) this.#entries.push({ batch, inFlight: false });
    }
    this.#save();
  }

  /** Takes in new taps: they fill up batches of this session that never left, or make new ones. */
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

  /** The next batch that may leave now, oldest first, noted as sent; `undefined` when none may. */
  next(): Batch | undefined {
    const flying = this.#entries.filter((entry) => entry.inFlight);
    if (flying.length >= liveUnacknowledgedBatches) return undefined;
    const entry = this.#entries.find(({ inFlight }) => !inFlight);
    return entry && this.#send(entry);
  }

  /** The server counted the batch, now or before: it is done. Answers it, if it was still unheard. */
  settle(mark: Partial<BatchMark>): Batch | undefined {
    const entry = this.#find(mark);
    if (!entry) return undefined;
    this.#entries = this.#entries.filter((other) => other !== entry);
    this.#save();
    return entry.batch;
  }

  /**
   * The server wants the batch again, under its old mark: it counts none that comes after it on this
   * connection before (decisions §4). Answers the batch.
   */
  putBack(mark: Partial<BatchMark>): Batch | undefined {
    const entry = this.#find(mark);
    if (entry) entry.inFlight = false;
    return entry?.batch;
  }

  /** The socket is gone: what was in flight may or may not have been counted. */
  disconnect(): void {
    for (const entry of this.#entries) entry.inFlight = false;
  }

  #send(entry: Entry): Batch {
    const batch = { ...entry.batch, sent: true };
    entry.batch = batch;
    entry.inFlight = true;
    // Kept before it leaves: an app that dies now must know that the batch may have arrived.
    this.#save();
    return batch;
  }

  #append({ multiplier, taps }: TapBatch): void {
    this.#seq += 1;
    const batch = { session: this.#session, seq: this.#seq, multiplier, taps, sent: false };
    this.#entries.push({ batch, inFlight: false });
  }

  #find({ session, seq }: Partial<BatchMark>): Entry | undefined {
    return this.#entries.find(({ batch }) => batch.session === session && batch.seq === seq);
  }

  #save(): void {
    this.#storage.save(this.unheard);
  }
}
