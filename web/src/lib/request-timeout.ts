/** The time in milliseconds after which the app aborts a request, even if part of the response has arrived. */
export const requestTimeoutMs = 10_000;

/** Returns a signal that is aborted after `requestTimeoutMs`. Old web views lack `AbortSignal.timeout`. */
export function requestTimeout(): AbortSignal {
  const controller = new AbortController();
  const late = new DOMException('The response did not arrive in time.', 'TimeoutError');
  setTimeout(() => controller.abort(late), requestTimeoutMs);
  return controller.signal;
}
