import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { FailureLog } from './failure-log.ts';

/** Resolves after `ms` milliseconds, or at once when `signal` is aborted. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

/** The longest time of a timer, 24.8 days. A timer with a longer time would run out at once. */
const timerMaxMs = 2 ** 31 - 1;

export const pause: Pause = (ms, signal) =>
  delay(Math.min(ms, timerMaxMs), undefined, { signal }).catch(() => undefined);

const firstMs = 1_000;
const longestMs = 60_000;

type Messages = { message: string; recovery: string };
type RetryOptions = { log: Logger; signal: AbortSignal; pause: Pause };

/**
 * Runs `work` until it succeeds or `signal` is aborted, with growing pauses. Logs `message` at the first failure and
 * every hour, and `recovery` at a success after a failure.
 */
export async function retryWithBackoff(
  work: () => Promise<void>,
  { message, recovery }: Messages,
  { log, signal, pause }: RetryOptions,
): Promise<void> {
  const failureLog = new FailureLog(log, recovery);
  while (!signal.aborted) {
    try {
      await work();
      return failureLog.succeeded();
    } catch (err) {
      if (signal.aborted) return;
      const pauseAfter = (failures: number) => backOff(failures, retryAfterOf(err));
      await pause(failureLog.failed(err, message, pauseAfter), signal);
    }
  }
}

/** Repeats `work` until `signal` is aborted, with a pause of `everyMs` after each success. See `retryWithBackoff`. */
export async function repeatWithBackoff(
  work: () => Promise<void>,
  everyMs: number,
  messages: Messages,
  options: RetryOptions,
): Promise<void> {
  while (!options.signal.aborted) {
    await retryWithBackoff(work, messages, options);
    await options.pause(everyMs, options.signal);
  }
}

/**
 * Returns the pause in milliseconds after a number of failures in a row: 1 s, doubled each time up to `atMostMs`.
 * @param atLeastMs The minimum pause. It may be longer than `atMostMs`.
 */
export function backOff(failures: number, atLeastMs = 0, atMostMs = longestMs): number {
  return Math.max(atLeastMs, Math.min(firstMs * 2 ** (failures - 1), atMostMs));
}

/** Returns the pause in milliseconds that a `BotApiError` requests, or 0 for any other error. */
export function retryAfterOf(error: unknown): number {
  return error instanceof Error && 'retryAfterMs' in error ? Number(error.retryAfterMs) : 0;
}
