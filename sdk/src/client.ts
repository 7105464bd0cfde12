import { ApiProblem } from './api-problem.ts';
import { randomId } from './random-id.ts';
import { readResponse } from './read-response.ts';
import { type RetryOptions, retryOnce } from './retry.ts';

export { ApiProblem, type ProblemKind } from './api-problem.ts';

export type ClientConfig = Required<RetryOptions> & {
  /** The API's base URL, `/api` by default. Must not end with a slash. */
  baseUrl: string;
  /**
   * Returns Telegram's raw init data, still percent-encoded. Called for each attempt of a call without an Authorization
   * header, which fails with the error if it throws an `ApiProblem`.
   */
  initData: () => string;
  fetch?: typeof fetch;
  /**
   * The timeout for one request and its response, in milliseconds or `Infinity`. A call makes up to two requests, and
   * each request has its own timeout.
   */
  timeoutMs: number;
};

export type ClientChange = {
  readonly [Option in keyof ClientConfig]?: ClientConfig[Option] | undefined;
};

/** The error type of the generated hooks. */
export type ErrorType<_Body> = ApiProblem;

const config: RetryOptions & Omit<ClientConfig, 'sleep'> = {
  baseUrl: '/api',
  initData: () => '',
  timeoutMs: 10_000,
  retryDelayMs: 300,
  maxRetryAfterMs: 5_000,
};

/**
 * Changes the configuration of all later calls. Options that are left out or `undefined` do not change.
 *
 * @example
 * configureClient({ baseUrl: 'https://bold.example/api', timeoutMs: 5_000 });
 */
export function configureClient(change: ClientChange): void {
  for (const [option, value] of Object.entries(change)) {
    if (value !== undefined) Object.assign(config, { [option]: value });
  }
}

/**
 * Sends a request and returns the response's JSON. If the request fails, repeats it once with the same headers,
 * including `Idempotency-Key` (spec §7).
 * @throws An `ApiProblem`, or the signal's reason if the call was cancelled.
 *
 * @example
 * const level = await request<{ title: string }>('/level/3', { signal: AbortSignal.timeout(1_000) });
 */
export async function request<Result>(path: string, init: RequestInit = {}): Promise<Result> {
  const key = randomId();
  const attempt = () => attemptOnce<Result>(config.baseUrl + path, init, key);
  return retryOnce(attempt, init.signal, config);
}

/** Returns the headers of an attempt. `key` is the Idempotency-Key of all attempts of a call. */
function createHeaders(init: RequestInit, key: string): Headers {
  const headers = new Headers(init.headers);
  // A header of the caller has priority, because one process can make calls for several players.
  if (!headers.has('Authorization')) headers.set('Authorization', `tma ${config.initData()}`);
  if (init.method === 'POST' && !headers.has('Idempotency-Key'))
    headers.set('Idempotency-Key', key);
  return headers;
}

async function attemptOnce<Result>(url: string, init: RequestInit, key: string): Promise<Result> {
  const { signal } = init;
  // Not `throwIfAborted`, which old web views lack.
  if (signal?.aborted) throw signal.reason;
  const controller = new AbortController();
  const stop = () => controller.abort();
  // A timer with a longer time would run out at once.
  const timer = config.timeoutMs < 2 ** 31 ? setTimeout(stop, config.timeoutMs) : undefined;
  signal?.addEventListener('abort', stop);
  try {
    const headers = createHeaders(init, key);
    const { signal } = controller;
    const response = await (config.fetch ?? fetch)(url, { ...init, headers, signal });
    return await readResponse<Result>(response);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (cause instanceof ApiProblem) throw cause;
    const kind = controller.signal.aborted ? 'timeout' : 'network';
    throw new ApiProblem(kind, 0, {}, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
