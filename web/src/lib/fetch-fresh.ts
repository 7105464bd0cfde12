/**
 * Sends a request like `fetch`, but uses a response in the browser's cache only if the server confirms it. Without
 * this, a query could show old data after a change.
 */
export const fetchFresh: typeof fetch = (input, init) =>
  fetch(input, { cache: 'no-cache', ...init });
