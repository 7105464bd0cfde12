import type { TapBatch } from '../game/tap-batch.ts';
import type { TapsMessage } from '../generated/model/index.ts';

/** Which batch it is: the server counts each pair once (decisions §4). */
export type BatchMark = Required<Pick<TapsMessage, 'session' | 'seq'>>;

/** Taps that the server has not acknowledged yet. */
export interface Batch extends TapBatch, BatchMark {
  /** Whether it may have reached the server; what never left may still grow. */
  readonly sent: boolean;
}

/** Where unheard batches outlive the app: one place per player (decisions §4). */
export interface BatchStorage {
  readonly load: () => readonly Batch[];
  readonly save: (batches: readonly Batch[]) => void;
}
