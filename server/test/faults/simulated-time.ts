/** A clock that jumps from one scheduled event to the next, as fast as they can run. */
export class SimulatedTime {
  now = 0;
  #waiting: { at: number; run: () => void }[] = [];

  readonly clock = { now: () => new Date(this.now) };

  /** Schedules a callback; the result cancels it. */
  readonly schedule = (run: () => void, ms: number) => {
    const timer = { at: this.now + ms, run };
    this.#waiting.push(timer);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== timer);
    };
  };

  /** Advances the clock. Events of one moment run in the order in which they were scheduled. */
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
      await rest();
    }
    this.now = end;
  }
}

/** Waits for one turn of the event loop, which the flusher needs, so that all effects of an event have happened. */
async function rest(): Promise<void> {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
}
