import type { LiveConnection, Schedule } from '@bold/sdk/live';

/** The pause between two calls, because fast taps are acknowledged several times a second. */
export const pauseMs = 5_000;

/**
 * Throttles acks: calls `act` at once when the server has counted taps, but at most once in {@link pauseMs}. If taps
 * are counted during this pause, calls `act` once at the end of the pause. Returns a function that ends the calls.
 */
export function throttleAcks(
  connection: Pick<LiveConnection, 'subscribe'>,
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
    if (event.type !== 'ack' || event.applied === 0) return;
    isDue = true;
    if (isResting) start();
  });
  return () => {
    leave();
    cancel();
  };
}
