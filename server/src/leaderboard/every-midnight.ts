const hourMs = 3_600_000;

/**
 * Calls `run` at once, at every 00:00 UTC and, for what failed or was slept through, every full hour. `run`
 * handles its own errors; a call that still runs is waited for. `end` lets no call begin any more, `idle` waits for the last.
 */
export function everyMidnight(now: () => Date, run: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  let running = turn();

  async function turn(): Promise<void> {
    await run();
    if (isEnded) return;
    // Every midnight is a full hour, and a timer of a day would not notice that the clock was set.
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
