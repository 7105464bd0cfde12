import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppCalls } from './app-calls.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function callsWithFetch(responds: () => Promise<Response>) {
  vi.stubGlobal('fetch', () => responds());
  return new AppCalls();
}

/** Returns a mock function that is called when the promise is settled. */
function watch(promise: Promise<unknown> | undefined) {
  const settled = vi.fn();
  void promise?.then(settled, settled);
  return settled;
}

test.each(['resolve', 'reject'] as const)(
  'after the app is closed a call does not %s',
  async (end) => {
    const response = Promise.withResolvers<Response>();
    const calls = callsWithFetch(() => response.promise);
    const settled = watch(calls.options.fetch?.('/api/level'));

    calls.close();
    response[end](new Response('[]'));
    await vi.advanceTimersByTimeAsync(60_000);

    expect(settled).not.toHaveBeenCalled();
  },
);

test('the pause before a retry never ends after the app is closed', async () => {
  const calls = new AppCalls();
  const settled = watch(calls.options.sleep(300));

  calls.close();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(settled).not.toHaveBeenCalled();
});

test('the calls and the pauses of the next app end', async () => {
  const calls = callsWithFetch(async () => new Response('[]'));
  calls.close();
  const paused = watch(calls.options.sleep(300));

  await vi.advanceTimersByTimeAsync(300);

  expect(paused).toHaveBeenCalledOnce();
  expect((await calls.options.fetch?.('/api/level'))?.status).toBe(200);
});
