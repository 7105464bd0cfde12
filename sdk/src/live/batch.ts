import type { TapBatch } from '../game/tap-batch.ts';
import type { TapsMessage } from '../generated/model/index.ts';

/** Which batch it is: the server counts each pair once (decisions §4). */
export type BatchMark = Required<Pick<TapsMessage, 'session' | 'seq'>>;

/** Taps that the server has not acknowledged yet. */
export interface Batch extends TapBatch, BatchMark {
  /** Whether it may have reached the server; what never left may still grow. */
  readonly sent: boolean;
}

/** Where the unheard batches of one player outlive the app (decisions §4). */
export interface BatchStorage {
  /** What earlier starts of the app left, as far as it is known at once. */
  readonly load: () => readonly Batch[];
  /** Keeps all that is unheard now, in place of what was kept before. */
  readonly save: (batches: readonly Batch[]) => void;
  /** Hands over what other starts of the app left, each as soon as that start is certainly over. */
  readonly takeOver?: (take: (batches: readonly Batch[]) => void) => void;
}
