import type { Taps } from '@bold/sdk';

/**
 * The taps of one live message. A message with a batch id (`session` and `seq`) counts only once, even if it is sent
 * again. A message without a batch id counts each time.
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
