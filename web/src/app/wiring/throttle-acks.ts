import type { LiveConnection, Schedule } from '@bold/sdk/live';

/** Between two askings: fast fingers are acknowledged several times a second. */
export const pauseMs = 5_000;

/**
 * Calls `ask` when taps were counted: at once after a rest, then at most once in {@link pauseMs}, and
 * once more for what was counted meanwhile.
 * @returns what ends it
 */
export function throttleAcks(
  connection: Pick<LiveConnection, 'subscribe'>,
  ask: () => void,
  schedule: Schedule,
): () => void {
  let isResting = true;
  let isDue = false;
  let callOff = () => {};

  function rest() {
    isResting = true;
    if (isDue) start();
  }

  function start() {
    isResting = false;
    isDue = false;
    callOff = schedule(rest, pauseMs);
    ask();
  }

  const leave = connection.subscribe((event) => {
    if (event.type !== 'ack' || event.applied === 0) return;
    isDue = true;
    if (isResting) start();
  });
  return () => {
    leave();
    callOff();
  };
}
