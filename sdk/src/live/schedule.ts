/** Calls `run` after `ms` milliseconds. Returns a function that cancels the call. */
export type Schedule = (run: () => void, ms: number) => () => void;

/**
 * Calls `run` after `ms` milliseconds of the real clock. Returns a function that cancels the call.
 *
 * @example
 * const cancel = realSchedule(() => console.log('A second has passed.'), 1_000);
 * cancel();
 */
export const realSchedule: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
