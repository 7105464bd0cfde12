import type { Clock } from './clock.ts';

/** A clock that stands still until a test moves it. */
type FakeClock = Clock & {
  /** Moves `ms` milliseconds on and calls what has become due, the earliest first. */
  advance: (ms: number) => void;
};

/** A fake clock that stands at 2026-05-01, noon. */
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
    advance: (ms) => {
      time += ms;
      const due = waiting.filter((one) => one.due <= time).sort((a, b) => a.due - b.due);
      waiting = waiting.filter((one) => one.due > time);
      for (const { act } of due) act();
    },
  };
}
