import type { Schedule } from '@bold/sdk/live';

/** The part of a `PendingCredit` that payments use. */
export type PollableCredit = {
  readonly isConfirmed: boolean;
  readonly isGivenUp: boolean;
  grantUnverified(taps: number): void;
  giveUp(): void;
};

/** The pause before each request for the balance. */
export const pollPausesMs = [1_000, 2_000, 5_000, 20_000] as const;

/**
 * Requests the balance after each pause in {@link pollPausesMs}, until the credit is confirmed. Calls `credit.giveUp`
 * before the last request; the next balance then ends the credit, even if this balance does not contain the credited
 * taps (decisions §6).
 */
export function pollUntilConfirmed(
  credit: PollableCredit,
  refreshBalance: () => Promise<unknown>,
  schedule: Schedule,
): void {
  function pollAfter([pause, ...later]: readonly number[]) {
    if (pause === undefined) return;
    schedule(() => {
      if (credit.isConfirmed) return;
      // The payment may never have reached the server.
      if (later.length === 0) credit.giveUp();
      // The next balance from the server corrects the display, so an error is only logged.
      refreshBalance().catch((error: unknown) => console.warn(error));
      pollAfter(later);
    }, pause);
  }
  pollAfter(pollPausesMs);
}
