import type { Schedule } from '@bold/sdk/live';

/** A credit that the server has not confirmed yet. The tap store's `addPendingCredit` returns such a credit. */
export type PollableCredit = {
  readonly isConfirmed: boolean;
  grantUnverified(taps: number): void;
  giveUp(): void;
};

/**
 * The pause before each request, in milliseconds. Normally the first pauses suffice: Telegram notifies the server
 * within seconds, and the server then pushes the balance. A push that is still missing after all pauses is probably
 * lost.
 */
export const pollPausesMs = [1_000, 2_000, 5_000, 20_000] as const;

/**
 * Requests the balance after each pause of {@link pollPausesMs}, until the server confirms the credit. Before the last
 * request, calls `giveUp`, so that the next balance replaces the credit. Otherwise the app could show a payment forever
 * although it never reached the server (decisions §6).
 */
export function pollUntilConfirmed(
  credit: PollableCredit,
  refreshBalance: () => Promise<void>,
  schedule: Schedule,
): void {
  function pollAfter([pause, ...later]: readonly number[]) {
    if (pause === undefined) return;
    schedule(() => {
      if (credit.isConfirmed) return;
      if (later.length === 0) credit.giveUp();
      // The next balance from the server corrects the display, so an error is only logged.
      refreshBalance().catch((error: unknown) => console.warn(error));
      pollAfter(later);
    }, pause);
  }
  pollAfter(pollPausesMs);
}
