import { ApiProblem } from './api-problem.ts';
import { readAnswer } from './read-answer.ts';

export { ApiProblem, type ProblemKind } from './api-problem.ts';

/** How the client reaches the API. */
export interface ClientConfig {
  /** The address in front of every path, `/api` by default; no slash at its end. */
  baseUrl: string;
  /** The raw init data of the messenger, asked for with every request. */
  initData: () => string;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
  /** How long one request may take until its body is read; a call makes up to two. */
  timeoutMs: number;
  /** The pause before the second request, when the server does not ask for a longer one. */
  retryDelayMs: number;
  /** The longest pause that a server's `Retry-After` can bring about. */
  maxRetryAfterMs: number;
  /** Waits; replaced in tests. */
  sleep: (ms: number) => Promise<void>;
}

/** What hooks declare as their error. */
export type ErrorType<_Body> = ApiProblem;

const config: ClientConfig = {
  baseUrl: '/api',
  initData: () => '',
  timeoutMs: 10_000,
  retryDelayMs: 300,
  maxRetryAfterMs: 5_000,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Changes how all calls are made from now on; what is left out stays as it was. */
export function configureClient(change: Partial<ClientConfig>): void {
  Object.assign(config, change);
}

/**
 * Makes a call: the answer's JSON comes out, `undefined` for an empty one. A call that fails for
 * whatever reason is made once more (spec §7), with the same `Idempotency-Key` if it is a POST;
 * fails that too, its `ApiProblem` is thrown. A cancelled call is not repeated and throws its
 * signal's reason.
 */
export async function request<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  // A caller's own header wins: one process can then speak for several players.
  if (!headers.has('Authorization')) headers.set('Authorization', `tma ${config.initData()}`);
  if (init.method === 'POST' && !headers.has('Idempotency-Key')) {
    headers.set('Idempotency-Key', crypto.randomUUID());
  }
  const attempt = () => attemptOnce<Answer>(config.baseUrl + path, { ...init, headers });
  try {
    return await attempt();
  } catch (error) {
    await pause(error, init.signal);
    return attempt();
  }
}

async function attemptOnce<Answer>(url: string, init: RequestInit): Promise<Answer> {
  const { signal } = init;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, config.timeoutMs);
  signal?.addEventListener('abort', stop);
  try {
    const response = await (config.fetch ?? fetch)(url, { ...init, signal: controller.signal });
    return await readAnswer<Answer>(response);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof ApiProblem) throw cause;
    const kind = controller.signal.aborted ? 'timeout' : 'network';
    throw new ApiProblem(kind, 0, {}, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** Waits before the second request; throws instead when the call was cancelled, before or meanwhile. */
async function pause(error: unknown, signal: AbortSignal | null | undefined): Promise<void> {
  if (signal?.aborted || !(error instanceof ApiProblem)) throw error;
  const asked = Math.min(error.retryAfterMs, config.maxRetryAfterMs);
  // Clients that a server sent away together must not come back together.
  const ms = Math.max(asked, config.retryDelayMs) * (1 + Math.random() / 4);
  await new Promise<void>((resolve, reject) => {
    const cancel = () => reject(signal?.reason);
    signal?.addEventListener('abort', cancel);
    config.sleep(ms).then(() => {
      signal?.removeEventListener('abort', cancel);
      resolve();
    }, reject);
  });
}
