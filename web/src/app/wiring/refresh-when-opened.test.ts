import type { LiveEvent } from '@bold/sdk/live';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshWhenOpened } from './refresh-when-opened.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts the refreshes of a connection. They fail until `isAway` is set to false. */
function start() {
  let notify = (_: LiveEvent) => {};
  const connection = {
    isOpen: false,
    subscribe(listener: (event: LiveEvent) => void) {
      notify = listener;
      return () => {};
    },
  };
  const server = { isAway: true };
  const refresh = vi.fn(async () => {
    if (server.isAway) throw new Error('The server is away.');
  });
  refreshWhenOpened(connection, refresh, (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  });
  const receive = (event: LiveEvent) => {
    connection.isOpen = event.type === 'opened';
    notify(event);
  };
  return {
    server,
    refresh,
    open: () => receive({ type: 'opened' }),
    close: () => receive({ type: 'closed', code: 1006, willReconnect: true }),
  };
}

test('a refresh that fails is repeated after growing pauses, until one succeeds', async () => {
  const { server, refresh, open } = start();
  open();
  for (const [at, pauseMs] of [2_000, 5_000, 15_000, 60_000, 60_000].entries()) {
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(refresh).toHaveBeenCalledTimes(at + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  server.isAway = false;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(refresh).toHaveBeenCalledTimes(7);
});

test('a failed refresh is not repeated after the connection has closed', async () => {
  const { refresh, open, close } = start();
  open();
  await vi.advanceTimersByTimeAsync(0);
  close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  open();
  close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});
