/**
 * Sends a request like `fetch`, but uses a cached response only if the server confirms that the response is still
 * current. Without this check, a query could show old data after a change.
 */
export const fetchFresh: typeof fetch = (input, init) =>
  fetch(input, { cache: 'no-cache', ...init });
