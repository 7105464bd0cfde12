import { getEventListeners } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { retryOnce } from './retry.ts';

const options = { retryDelayMs: 300, maxRetryAfterMs: 5_000 };

/** Makes a call that fails, up to its pause before the retry. */
async function failOnce() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const controller = new AbortController();
  const { signal } = controller;
  const attempt = vi.fn(async () => {
    signal.throwIfAborted();
    return 7;
  });
  attempt.mockRejectedValueOnce(new ApiProblem('network', 0, {}));
  const call = retryOnce(attempt, signal, options);
  call.catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(1);
  return { controller, call };
}

test('a call that is cancelled during the pause ends at once, and keeps no timer and no listener', async () => {
  const { controller, call } = await failOnce();
  const reason = new Error('left the page');

  controller.abort(reason);

  await expect(call).rejects.toBe(reason);
  expect(vi.getTimerCount()).toBe(0);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});

test('a call is repeated after the pause, and keeps no listener of its signal', async () => {
  const { controller, call } = await failOnce();

  await vi.runAllTimersAsync();

  expect(await call).toBe(7);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});
