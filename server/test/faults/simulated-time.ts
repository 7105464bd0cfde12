/** A clock that goes from one thing that is due to the next, as fast as they can happen. */
export class SimulatedTime {
  now = 0;
  #waiting: { at: number; run: () => void }[] = [];

  readonly clock = { now: () => new Date(this.now) };

  /** Runs something later; the answer calls it off. */
  readonly schedule = (run: () => void, ms: number) => {
    const timer = { at: this.now + ms, run };
    this.#waiting.push(timer);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== timer);
    };
  };

  /** Goes on so far. What is due at one moment happens in the order in which it was asked for. */
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

/** The flusher gathers for one turn of the event loop; whatever follows from something has happened after it. */
async function rest(): Promise<void> {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
}
