/** Runs something later; the answer calls it off. */
export type Schedule = (run: () => void, ms: number) => () => void;

/** The schedule of the real clock. */
export const realSchedule: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
