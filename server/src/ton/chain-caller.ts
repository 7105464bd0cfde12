import { type Pause, pause as realPause } from '../retry.ts';

/** The error of a failed call of the chain's API. Does not contain the request, which includes the API's key. */
class ChainApiError extends Error {
  readonly method: string;
  /** Null if there was no response. */
  readonly status: number | null;

  constructor(method: string, status: number | null, reason: string, options?: ErrorOptions) {
    super(`${method}: ${status === null ? '' : `${status} `}${reason}`, options);
    this.name = 'ChainApiError';
    this.method = method;
    this.status = status;
  }
}

const timeoutMs = 15_000;
const rateLimitStatus = 429;
/**
 * The pause before a call that exceeded the rate limit is repeated. Without a key, the API allows one call per second.
 */
const rateLimitMs = 1_100;
/** The maximum number of tries of one call. A call is tried again only if it exceeds the rate limit. */
const callsMax = 5;

type Parameters = Record<string, string | number | boolean>;
type Envelope = { ok?: unknown; result?: unknown; error?: unknown };

/**
 * Returns a function that calls TON Center's JSON-RPC API and converts the result with `read`. The function throws a
 * `ChainApiError`, which is safe to log, if the call or `read` fails.
 */
export function chainCaller(url: string, key: string | null, pause: Pause = realPause) {
  const { signal } = new AbortController();
  const headers = { 'Content-Type': 'application/json', ...(key !== null && { 'X-API-Key': key }) };

  return async function callChain<Result, Value>(
    method: string,
    parameters: Parameters,
    read: (result: Result) => Value,
  ): Promise<Value> {
    const { status, envelope } = await postWithinLimit(method, parameters);
    if (status !== 200 || envelope.ok !== true) {
      // TON Center has the reason in `error`, but that of its rate limit in `result`.
      const texts = [envelope.error, envelope.result].filter((text) => typeof text === 'string');
      const reason = texts[0] ?? 'no reason given';
      throw new ChainApiError(method, status, reason.slice(0, 200));
    }
    try {
      return read(envelope.result as Result);
    } catch (cause) {
      throw new ChainApiError(method, status, 'the response does not follow the API', { cause });
    }
  };

  async function postWithinLimit(method: string, parameters: Parameters) {
    for (let calls = 1; ; calls += 1) {
      const response = await post(method, parameters);
      if (response.status !== rateLimitStatus || calls === callsMax) return response;
      await pause(rateLimitMs, signal);
    }
  }

  async function post(method: string, params: Parameters) {
    try {
      const response = await fetch(`${url}/jsonRPC`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ id: 1, jsonrpc: '2.0', method, params }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      return { status: response.status, envelope: parse(text) };
    } catch (error) {
      throw new ChainApiError(method, null, `the chain's API cannot be reached${reasonOf(error)}`);
    }
  }
}

/** Parses a body. Returns {} for a body that is not a JSON object or array, for example a proxy's error page. */
function parse(text: string): Envelope {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/**
 * Returns the end of the message "cannot be reached": ` in time` after a timeout, otherwise the error's code, such as `
 * (ECONNREFUSED)`. Leaves out the error's own message, which may contain the URL.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.name === 'TimeoutError') return ' in time';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
}
