import type { TapBatch } from '../game/tap-batch.ts';
import type { TapsMessage } from '../generated/model/index.ts';

/** Identifies a batch: the server counts each `(session, seq)` once (decisions §4). */
export type BatchId = Required<Pick<TapsMessage, 'session' | 'seq'>>;

/** Taps that the server has not acknowledged yet. */
export interface Batch extends TapBatch, BatchId {
  /** True when it may have reached the server. A batch that was never sent may still grow. */
  readonly sent: boolean;
}

/** Stores the unacknowledged batches of one player across restarts of the app (decisions §4). */
export interface BatchStorage {
  /** Returns the batches of earlier starts of the app that are known at once. */
  readonly load: () => readonly Batch[];
  /** Stores all batches without an ack, instead of those stored before. */
  readonly save: (batches: readonly Batch[]) => void;
  /** Passes on the batches of other starts of the app, each as soon as that start has certainly ended. */
  readonly takeOver?: (take: (batches: readonly Batch[]) => void) => void;
}
