import type { Taps } from '@bold/sdk';

/**
 * The taps of one live message. With a batch id (`session` and `seq`) they count once, even if the message is sent
 * again. Without a batch id they count each time.
 */
export type TapMessage = {
  userId: number;
  session: string | null;
  seq: number | null;
  multiplier: number;
  taps: number;
};

/** The outcome of one message, and the balance right after it. */
export type TapOutcome = {
  result: 'applied' | 'duplicate' | 'multiplier-not-reached' | 'session-expired';
  /** Whole taps that the balance allowed, possibly 0. */
  applied: number;
  balance: Taps;
};
