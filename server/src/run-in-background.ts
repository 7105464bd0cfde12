import { setTimeout as delay } from 'node:timers/promises';

/** Work that runs until it is closed. */
export type Work = { close(): Promise<void> };

/** The longest time that `close` waits. The next start of the server repeats what was not finished. */
const shutdownTimeoutMs = 3_000;

/** Runs `run` in the background. `close` aborts its signal, and waits at most three seconds for its end. */
export function runInBackground(run: (signal: AbortSignal) => Promise<unknown>): Work {
  const stopping = new AbortController();
  const done = run(stopping.signal);
  return {
    async close() {
      stopping.abort();
      await Promise.race([done, delay(shutdownTimeoutMs, undefined, { ref: false })]);
    },
  };
}
