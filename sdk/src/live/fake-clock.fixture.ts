import type { Schedule } from './schedule.ts';

/** A clock that stands still until `advance` is called. */
export class FakeClock {
  now = 0;
  #waiting: { at: number; run: () => void }[] = [];

  readonly schedule: Schedule = (run, ms) => {
    const timer = { at: this.now + ms, run };
    this.#waiting.push(timer);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== timer);
    };
  };

  /** Advances the time by `ms` milliseconds. Runs the timers that become due, the earliest first. */
  advance(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const due = this.#waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#waiting = this.#waiting.filter((timer) => timer !== due);
      this.now = due.at;
      due.run();
    }
    this.now = end;
  }
}
