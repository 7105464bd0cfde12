import { hourMs } from '../utc-day.ts';

/**
 * Calls `run` immediately, and then at the first full hour (UTC) after each call has ended. `now` and `run` must not
 * reject.
 */
export function runHourly(now: () => Promise<Date>, run: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  let running = turn();

  async function turn(): Promise<void> {
    await run();
    const at = await now();
    if (isEnded) return;
    // A full hour includes midnight. A timer of a whole day would not notice a change of the clock.
    timer = setTimeout(
      () => {
        running = turn();
      },
      hourMs - (at.getTime() % hourMs),
    );
    timer.unref();
  }

  return {
    /** Cancels further calls. */
    end() {
      isEnded = true;
      clearTimeout(timer);
    },
    /** Resolves when the current call has ended. */
    idle: () => running,
  };
}
