import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLiveConnection } from './use-live-connection.ts';

async function startHook(isPlayerKnown: boolean) {
  const connection = { connect: vi.fn(), close: vi.fn() };
  const sendAll = vi.fn();
  const hook = await renderHook(
    (known?: boolean) => useLiveConnection(connection, known ?? false, sendAll),
    { initialProps: isPlayerKnown },
  );
  return { ...hook, connection, sendAll };
}

test('the connection is not opened before the player is known', async () => {
  const { connection, rerender } = await startHook(false);
  expect(connection.connect).not.toHaveBeenCalled();

  await rerender(true);

  expect(connection.connect).toHaveBeenCalledOnce();
});

test('the connection is closed when the player is no longer known', async () => {
  const { connection, rerender } = await startHook(true);

  await rerender(false);

  expect(connection.close).toHaveBeenCalledOnce();
});

test('pending taps are sent when the app is hidden', async () => {
  const { sendAll } = await startHook(true);

  dispatchEvent(new Event('pagehide'));

  expect(sendAll).toHaveBeenCalledOnce();
});

test.each([
  ['the device comes online', () => dispatchEvent(new Event('online'))],
  ['the page is shown again', () => dispatchEvent(new Event('pageshow'))],
  [
    'the app returns to the foreground',
    () => document.dispatchEvent(new Event('visibilitychange')),
  ],
])('[LIVE-05] when %s, the connection gets new attempts', async (_, happen) => {
  const { connection, sendAll } = await startHook(true);

  happen();

  expect(connection.connect).toHaveBeenCalledTimes(2);
  expect(sendAll).not.toHaveBeenCalled();
});
