import type { TapBatch } from '../game/tap-batch.ts';
import {
  tapsMessageMultiplierMax,
  tapsMessageMultiplierMin,
  tapsMessageSessionMaxLength,
  tapsMessageSessionPattern,
} from '../generated/limits.ts';
import type { TapsMessage } from '../generated/model/index.ts';

/** Identifies a batch. The server counts each `(session, seq)` once (decisions §4). */
export type BatchId = Required<Pick<TapsMessage, 'session' | 'seq'>>;

/** Taps that the server has not acknowledged yet. */
export type Batch = TapBatch &
  BatchId & {
    /** True if the batch may have reached the server. Taps are added only to batches that were never sent. */
    readonly sent: boolean;
  };

/** Stores the unacknowledged batches of one player across restarts of the app (decisions §4). */
export type BatchStorage = {
  /**
   * Returns the unacknowledged batches of an earlier connection or an earlier instance of the app. A new connection
   * sends these batches first.
   */
  readonly load: () => readonly Batch[];
  /** Stores `batches`, and deletes all other batches that this instance of the app has stored. */
  readonly save: (batches: readonly Batch[]) => void;
  /**
   * Waits until another instance of the app has closed, and then calls `take` with the batches of that instance. Does
   * this for every other instance.
   */
  readonly takeOver?: (take: (batches: readonly Batch[]) => void) => void;
};

const sessionPattern = new RegExp(tapsMessageSessionPattern, 'u');

/** Returns true if the contract allows `session` as the id of a session. */
export function isSession(session: string): boolean {
  // The server refuses a batch of any other session without naming the batch, so the client could not remove it.
  return session.length <= tapsMessageSessionMaxLength && sessionPattern.test(session);
}

/** Returns true if `taps` is an integer of at least 0, and the contract allows the multiplier. */
export function isTapBatch({ multiplier, taps }: TapBatch): boolean {
  const isMultiplier =
    multiplier >= tapsMessageMultiplierMin && multiplier <= tapsMessageMultiplierMax;
  return isMultiplier && taps >= 0 && [multiplier, taps].every(Number.isSafeInteger);
}
