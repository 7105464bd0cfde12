import { ApiProblem } from './api-problem.ts';

export type RetryOptions = {
  /** The pause before the retry, if the server does not request a longer one. */
  retryDelayMs: number;
  /** The longest pause that a server can request with `Retry-After`. */
  maxRetryAfterMs: number;
  sleep: (ms: number) => Promise<void>;
};

/**
 * Makes a call. If the call fails with an `ApiProblem`, waits and makes the call once more.
 * @throws The error of the last attempt, or the signal's reason if the call was cancelled.
 */
export async function retryOnce<Result>(
  attempt: () => Promise<Result>,
  signal: AbortSignal | null | undefined,
  options: RetryOptions,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    await pause(delayAfter(error, options), signal, options.sleep);
    return attempt();
  }
}

/** Returns the pause before the retry in milliseconds, with up to 25 percent added at random. */
function delayAfter(
  { retryAfterMs }: ApiProblem,
  { retryDelayMs, maxRetryAfterMs }: RetryOptions,
): number {
  const requested = Math.min(retryAfterMs, maxRetryAfterMs);
  // Random, so that many clients do not retry at the same moment.
  return Math.max(requested, retryDelayMs) * (1 + Math.random() / 4);
}

/** Waits `ms` milliseconds. Throws the signal's reason as soon as the call is cancelled. */
function pause(
  ms: number,
  signal: AbortSignal | null | undefined,
  sleep: RetryOptions['sleep'],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(signal?.reason);
    signal?.addEventListener('abort', cancel);
    sleep(ms).then(() => {
      signal?.removeEventListener('abort', cancel);
      resolve();
    }, reject);
  });
}
