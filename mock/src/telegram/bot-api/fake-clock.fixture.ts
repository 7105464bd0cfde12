import type { Clock } from './clock.ts';

/** A clock whose time changes only when a test calls `advance`. */
type FakeClock = Clock & {
  /** Advances the clock and runs the callbacks that become due, the earliest first. */
  advance: (ms: number) => void;
  /** Returns the number of callbacks that are not due yet. */
  waiting: () => number;
};

/** Creates a fake clock that starts at noon of 2026-05-01. */
export function fakeClock(): FakeClock {
  let time = Date.UTC(2026, 4, 1, 12);
  let waiting: { due: number; act: () => void }[] = [];
  return {
    now: () => time,
    after: (ms, act) => {
      const one = { due: time + ms, act };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    waiting: () => waiting.length,
    advance: (ms) => {
      time += ms;
      const due = waiting.filter((one) => one.due <= time).sort((a, b) => a.due - b.due);
      waiting = waiting.filter((one) => one.due > time);
      for (const { act } of due) act();
    },
  };
}
