import type { TapBatch } from '../game/tap-batch.ts';
import type { TapsMessage } from '../generated/model/index.ts';

/** Identifies a batch: the server counts each `(session, seq)` once (decisions §4). */
export type BatchId = Required<Pick<TapsMessage, 'session' | 'seq'>>;

/** Taps that the server has not acknowledged yet. */
export type Batch = TapBatch &
  BatchId & {
    /** True if it may have reached the server. A batch that was never sent may still grow. */
    readonly sent: boolean;
  };

/** Stores the unacknowledged batches of one player across restarts of the app (decisions §4). */
export type BatchStorage = {
  /** Returns the batches of earlier starts of the app that are available immediately. */
  readonly load: () => readonly Batch[];
  /** Stores all batches without an ack. Replaces those stored before. */
  readonly save: (batches: readonly Batch[]) => void;
  /** Calls `take` with the batches of other starts of the app, each as soon as that start has ended. */
  readonly takeOver?: (take: (batches: readonly Batch[]) => void) => void;
};
