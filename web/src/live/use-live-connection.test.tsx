import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { fakeTelegram } from '../../test/fake-telegram.ts';
import { launchOf } from '../../test/launch-of.ts';
import { useLiveConnection } from './use-live-connection.ts';

async function startHook(isPlayerKnown: boolean) {
  const connection = { connect: vi.fn(), close: vi.fn() };
  const flush = vi.fn();
  const telegram = fakeTelegram(await launchOf({}));
  const hook = await renderHook(
    (known?: boolean) => useLiveConnection(connection, telegram, known ?? false, flush),
    { initialProps: isPlayerKnown },
  );
  return { ...hook, connection, telegram, flush };
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

test('pending taps are sent before the connection is closed', async () => {
  const { connection, flush, rerender } = await startHook(true);

  await rerender(false);

  expect(flush).toHaveBeenCalledOnce();
  expect(flush).toHaveBeenCalledBefore(connection.close);
});

/** Tells the page that it is in the background, or again in the foreground. */
function changeVisibility(state: DocumentVisibilityState) {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}

test.each([
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  ['the app goes to the background', () => changeVisibility('hidden')],
])('when %s, pending taps are sent, and the connection gets no new attempts', async (_, happen) => {
  const { connection, flush } = await startHook(true);

  happen();

  expect(flush).toHaveBeenCalledOnce();
  expect(connection.connect).toHaveBeenCalledOnce();
});

test('when Telegram minimizes the app, pending taps are sent, and when it shows the app again, the connection gets new attempts', async () => {
  const { connection, telegram, flush } = await startHook(true);

  telegram.show(false);
  expect(flush).toHaveBeenCalledOnce();
  expect(connection.connect).toHaveBeenCalledOnce();

  telegram.show(true);
  expect(connection.connect).toHaveBeenCalledTimes(2);
  expect(flush).toHaveBeenCalledOnce();
});

test('a player who is no longer known is neither connected again nor sends taps', async () => {
  const { connection, telegram, flush, rerender } = await startHook(true);
  await rerender(false);
  for (const spy of [connection.connect, flush]) spy.mockClear();

  for (const type of ['online', 'pageshow', 'pagehide']) dispatchEvent(new Event(type));
  for (const state of ['hidden', 'visible'] as const) changeVisibility(state);
  for (const isVisible of [false, true]) telegram.show(isVisible);

  expect(connection.connect).not.toHaveBeenCalled();
  expect(flush).not.toHaveBeenCalled();
});

test.each([
  ['the device comes online', () => dispatchEvent(new Event('online'))],
  ['the page is shown again', () => dispatchEvent(new Event('pageshow'))],
  [
    'the app returns to the foreground',
    () => document.dispatchEvent(new Event('visibilitychange')),
  ],
])('[LIVE-05] when %s, the connection gets new attempts', async (_, happen) => {
  const { connection, flush } = await startHook(true);

  happen();

  expect(connection.connect).toHaveBeenCalledTimes(2);
  expect(flush).not.toHaveBeenCalled();
});
