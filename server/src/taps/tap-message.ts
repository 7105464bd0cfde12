import type { Taps } from '@bold/sdk';

/**
 * The taps of one live message. `session` and `seq` form the batch id. Messages with the same batch id count only once.
 * A message without a batch id always counts.
 */
export type TapMessage = {
  userId: number;
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
