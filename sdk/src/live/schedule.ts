/** Calls `run` after `ms` milliseconds. Returns a function that cancels the call. */
export type Schedule = (run: () => void, ms: number) => () => void;

/**
 * Schedules with the real clock.
 *
 * @example
 * const cancel = realSchedule(() => console.log('A second has passed.'), 1_000);
 * cancel();
 */
export const realSchedule: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
