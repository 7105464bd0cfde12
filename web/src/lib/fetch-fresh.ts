/**
 * Sends a request like `fetch`, but the browser's cache may respond only after the server has confirmed its response.
 * Otherwise a query that is requested again after a change could get the response from before it.
 */
export const fetchFresh: typeof fetch = (input, init) =>
  fetch(input, { cache: 'no-cache', ...init });
