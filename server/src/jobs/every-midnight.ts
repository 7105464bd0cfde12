const hourMs = 3_600_000;

/**
 * Calls `run` at once, at every full hour, and so at 00:00 UTC; the other hours retry what failed or was missed. `run`
 * handles its own errors and never runs twice at a time; `end` stops further calls, `idle` waits for the last.
 */
export function everyMidnight(now: () => Date, run: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  let running = turn();

  async function turn(): Promise<void> {
    await run();
    if (isEnded) return;
    // Every midnight is a full hour, and a timer of a whole day would not notice a change of the clock.
    timer = setTimeout(
      () => {
        running = turn();
      },
      hourMs - (now().getTime() % hourMs),
    );
    timer.unref();
  }

  return {
    end() {
      isEnded = true;
      clearTimeout(timer);
    },
    idle: () => running,
  };
}
