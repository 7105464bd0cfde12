/** A clock that jumps from one scheduled callback to the next without waiting. */
export class SimulatedTime {
  now = 0;
  #waiting: { at: number; run: () => void }[] = [];

  readonly clock = { now: () => new Date(this.now) };

  /** Schedules a call of `run` after `ms` simulated milliseconds. Returns a function that cancels the call. */
  readonly schedule = (run: () => void, ms: number) => {
    const timer = { at: this.now + ms, run };
    this.#waiting.push(timer);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== timer);
    };
  };

  /**
   * Advances the clock and runs the due callbacks in order of time. Callbacks of the same time run in the order of
   * scheduling.
   */
  async advance(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      const [due] = this.#waiting
        .filter(({ at }) => at <= end)
        .sort((one, other) => one.at - other.at);
      if (!due) break;
      this.#waiting = this.#waiting.filter((timer) => timer !== due);
      this.now = due.at;
      due.run();
      await waitTwoTurns();
    }
    this.now = end;
  }
}

/** Waits until the work of the last callback is done. */
async function waitTwoTurns(): Promise<void> {
  // The `Flusher` waits for one turn before a commit and for another turn before the acks.
  await new Promise(setImmediate);
  await new Promise(setImmediate);
}
