import type { LiveConnection, LiveEvent, Schedule } from '@bold/sdk/live';

/** The minimum time between two calls of `act` in `throttleEvents`, in milliseconds. */
export const pauseMs = 5_000;

/**
 * Calls `act` when a relevant event arrives, and then pauses for {@link pauseMs}. If more such events arrive during the
 * pause, calls `act` once more at the end of the pause.
 * @returns a function that unsubscribes and cancels a delayed call
 */
export function throttleEvents(
  connection: Pick<LiveConnection, 'subscribe'>,
  isRelevant: (event: LiveEvent) => boolean,
  act: () => void,
  schedule: Schedule,
): () => void {
  let isResting = true;
  let isDue = false;
  let cancel = () => {};

  function rest() {
    isResting = true;
    if (isDue) start();
  }

  function start() {
    isResting = false;
    isDue = false;
    cancel = schedule(rest, pauseMs);
    act();
  }

  const leave = connection.subscribe((event) => {
    if (!isRelevant(event)) return;
    isDue = true;
    if (isResting) start();
  });
  return () => {
    leave();
    cancel();
  };
}
