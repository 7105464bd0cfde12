const hourMs = 3_600_000;

/**
 * Calls `run` at once and at every full hour (UTC). Calls never overlap. `run` must handle its own errors. `end`
 * cancels further calls. `idle` resolves when the current call has ended.
 */
export function runHourly(now: () => Date, run: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  let running = turn();

  async function turn(): Promise<void> {
    await run();
    if (isEnded) return;
    // A full hour includes midnight. A timer of a whole day would not notice a change of the clock.
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
