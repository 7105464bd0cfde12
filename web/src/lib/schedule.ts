/** Runs something after `ms`; the answer calls it off. */
export type Schedule = (run: () => void, ms: number) => () => void;

/** The browser's clock as a `Schedule`; tests pass another. */
export const schedule: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
