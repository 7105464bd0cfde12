import type { Taps } from '@bold/sdk';

/** The taps of one live message. Messages with the same batch id (`session` and `seq`) count only once. */
export type TapMessage = {
  userId: number;
  /** Null for a message without a batch id. Such a message is never a duplicate. */
  session: string | null;
  seq: number | null;
  multiplier: number;
  taps: number;
};

/** The outcome of one message, and the balance right after this message. */
export type TapOutcome = {
  result: 'applied' | 'duplicate' | 'multiplier-not-reached' | 'session-expired';
  /** The number of taps that were counted, at most the number in the message. Always 0 if `result` is not `applied`. */
  applied: number;
  balance: Taps;
};
