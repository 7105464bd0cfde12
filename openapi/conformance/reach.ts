import { setTimeout as delay } from 'node:timers/promises';

/**
 * The maximum wait for a server that responds with a 5xx except 503. A server that responds with 503 may be starting,
 * so it gets more time.
 */
const failingTimeoutMs = 5_000;
const stepMs = 100;

/**
 * Waits until the server responds with a status below 500.
 * @param timeoutMs the maximum wait for a server that does not respond or is starting
 * @throws After the timeout, an Error with the last response or, if there was no response, with the network error.
 */
export async function reach(url: string, timeoutMs = 60_000): Promise<void> {
  const start = Date.now();
  while (true) {
    const restMs = Math.max(stepMs, start + timeoutMs - Date.now());
    const response = await fetch(url, { signal: AbortSignal.timeout(restMs) })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((error: Error) => ({ status: 0, text: String(error.cause ?? error.message) }));
    if (response.status > 0 && response.status < 500) return;
    const isStarting = response.status === 0 || response.status === 503;
    if (Date.now() - start >= (isStarting ? timeoutMs : failingTimeoutMs)) {
      const { origin } = new URL(url);
      throw new Error(
        response.status === 0
          ? `No server responds at ${origin}: ${response.text}.`
          : `The first call, GET ${url}, must return 401 but returned ${response.status}: ${response.text.slice(0, 200)}`,
      );
    }
    await delay(stepMs);
  }
}
