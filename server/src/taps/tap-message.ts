import type { Taps } from '@bold/sdk';

/** The taps of one live message. Messages with the same batch id (`session` and `seq`) count only once. */
export type TapMessage = {
  userId: number;
  /** Null for a message without a batch id, which always counts. */
  session: string | null;
  seq: number | null;
  multiplier: number;
  taps: number;
};

/** The outcome of one message, and the balance right after this message. */
export type TapOutcome = {
  result: 'applied' | 'duplicate' | 'multiplier-not-reached' | 'session-expired';
  /** The number of whole taps that the balance allowed, possibly 0. */
  applied: number;
  balance: Taps;
};
