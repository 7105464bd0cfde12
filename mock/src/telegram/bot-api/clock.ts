/** Time as the stand-in sees it; tests bring a clock that stands still until it is told to move. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls `act` once after `ms` milliseconds, unless the answered function is called before. */
  after: (ms: number, act: () => void) => () => void;
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: Date.now,
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
