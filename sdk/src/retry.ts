import { ApiProblem } from './api-problem.ts';

export type RetryOptions = {
  /** The pause before the retry, if the server does not request a longer one. Up to a quarter is added at random. */
  retryDelayMs: number;
  /** The longest pause that a server can request with `Retry-After`. Up to a quarter is added at random. */
  maxRetryAfterMs: number;
  /** Waits, by default with a timer. */
  sleep?: (ms: number) => Promise<void>;
};

/**
 * Makes a call. If the call fails with an `ApiProblem`, waits until the pause is over or the call is cancelled, and
 * makes the call once more.
 * @param attempt Must throw the signal's reason if the signal has aborted.
 * @throws The error of the last attempt.
 */
export async function retryOnce<Result>(
  attempt: () => Promise<Result>,
  signal: AbortSignal | null | undefined,
  { retryDelayMs, maxRetryAfterMs, sleep }: RetryOptions,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const least = Math.max(Math.min(error.retryAfterMs, maxRetryAfterMs), retryDelayMs);
    // Up to 25 percent more at random, so that many clients do not retry at the same moment.
    const ms = least * (1 + Math.random() / 4);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let end = () => {};
    await new Promise<void>((resolve, reject) => {
      end = resolve;
      signal?.addEventListener('abort', end);
      if (sleep) sleep(ms).then(end, reject);
      else timer = setTimeout(end, ms);
    });
    // The timer of a cancelled call would keep a process alive.
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    return attempt();
  }
}
