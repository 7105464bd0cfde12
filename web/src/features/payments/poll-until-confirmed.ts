import type { Schedule } from '@bold/sdk/live';

/** Taps that were paid for and that the server will tell of (the tap store's `addPendingCredit`). */
export type AwaitedCredit = {
  readonly isConfirmed: boolean;
  promise(taps: number): void;
  giveUp(): void;
};

/** The pauses between asking for the balance. The messenger tells the server within seconds, or the push was lost. */
export const pollPausesMs = [1_000, 2_000, 5_000, 20_000] as const;

/**
 * Asks for the balance until the server tells of a credit. After the last time its word counts as it
 * is: a payment that never reached it must not be shown for ever (decisions §6).
 */
export function pollUntilConfirmed(
  credit: AwaitedCredit,
  refreshBalance: () => Promise<void>,
  schedule: Schedule,
): void {
  function askAfter([pause, ...later]: readonly number[]) {
    if (pause === undefined) return;
    schedule(() => {
      if (credit.isConfirmed) return;
      if (later.length === 0) credit.giveUp();
      // Nobody to tell: whatever the server says next settles it as well.
      refreshBalance().catch((error: unknown) => console.warn(error));
      askAfter(later);
    }, pause);
  }
  askAfter(pollPausesMs);
}
