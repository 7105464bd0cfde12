import { onTestFinished, vi } from 'vitest';

type Request = { url: string; resolve: (result: object) => void };

/**
 * Replaces the fake Bot API until the end of the test.
 * @returns a function that waits for a request whose URL contains `part`, responds with `result`, and resolves when the
 * page has read the response
 */
export function holdResponses(): (part: string, result: object) => Promise<void> {
  const requests: Request[] = [];
  const { fetch } = window;
  const held = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input);
    if (!url.includes('/simulator-control/')) return fetch(input, init);
    const { promise, resolve } = Promise.withResolvers<object>();
    requests.push({ url, resolve });
    const response = Response.json({});
    // A body is read in more than one task. This one is read at once.
    return Object.assign(response, { json: async () => ({ ok: true, result: await promise }) });
  });
  onTestFinished(() => held.mockRestore());
  return async (part, result) => {
    const request = await vi.waitUntil(() => requests.find(({ url }) => url.includes(part)));
    request.resolve(result);
    await new Promise((resolve) => setTimeout(resolve));
  };
}
