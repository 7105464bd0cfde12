import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Resolves after `ms` milliseconds, or at once when `signal` is aborted. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const pause: Pause = (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined);

const firstMs = 1_000;
const longestMs = 60_000;

type RetryOptions = { log: Logger; signal: AbortSignal; pause: Pause };

/** Runs `work` until it succeeds or `signal` is aborted, with growing pauses. Logs `message` at the first failure. */
export async function retryWithBackoff(
  work: () => Promise<void>,
  message: string,
  { log, signal, pause }: RetryOptions,
): Promise<void> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    try {
      return await work();
    } catch (err) {
      if (failures === 1 && !signal.aborted) log.error({ err }, message);
      await pause(backOff(failures, retryAfterOf(err)), signal);
    }
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
