import { setTimeout as delay } from 'node:timers/promises';

const firstPauseMs = 20;
const longestPauseMs = 500;
const growth = 1.5;

/**
 * Reads a value again and again until `matches` returns true or the timeout has passed, and returns the last value.
 * Growing pauses keep the requests below the rate limit.
 */
export async function poll<Value>(
  read: () => Promise<Value>,
  matches: (value: Value) => boolean,
  timeoutMs = 30_000,
): Promise<Value> {
  const deadline = Date.now() + timeoutMs;
  let pauseMs = firstPauseMs;
  let value = await read();
  while (!matches(value) && Date.now() < deadline) {
    await delay(pauseMs);
    pauseMs = Math.min(longestPauseMs, pauseMs * growth);
    value = await read();
  }
  return value;
}
