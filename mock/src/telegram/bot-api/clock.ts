export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls `act` once after `ms` milliseconds. Returns a function that cancels the call. */
  after: (ms: number, act: () => void) => () => void;
};

export const systemClock: Clock = {
  now: Date.now,
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
