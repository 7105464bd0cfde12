import { expect } from '@playwright/test';
import { toastDurationMs } from '../../src/ui/toasts/toast-store.ts';
import { holdToasts } from '../hold-toasts.ts';
import { test } from './webkit-test.ts';

test('once no attempt is left, taps show a toast, are stored, and are counted after its Reconnect', async ({
  game,
  window: { app },
  person,
  closeableProxy,
  openApp,
}) => {
  const counted = () => game.ask<{ total_taps: number }>(person, '/user/taps/me');
  await openApp({}, closeableProxy.origin);
  await app.press('button', 'Nice');
  await app.tap('Tap', 2);
  await expect.poll(counted).toEqual({ available_taps: 97, total_taps: 2 });

  await app.run(recordSockets);
  closeableProxy.cut();
  await expect.poll(() => app.run(failedSockets)).toBe(8);
  closeableProxy.restore();
  // On a busy machine the steps below take longer than a toast is shown.
  await app.run(holdToasts, toastDurationMs);
  await app.tap('Tap', 3);

  await expect.poll(() => app.text()).toContain('Connection is lost');
  await expect.poll(() => app.text()).toContain('5 taps in total');
  // The server is there again, but nothing except the player connects to it.
  expect(await app.run(openedSockets)).toBe(8);
  expect(await counted()).toMatchObject({ total_taps: 2 });

  await app.press('button', 'Reconnect');
  await expect.poll(counted).toEqual({ available_taps: 94, total_taps: 5 });
});

/** Fills `window.recordedSockets` with the sockets that the app opens after this call. Runs in the page. */
function recordSockets(): void {
  const sockets: WebSocket[] = [];
  class RecordedSocket extends WebSocket {
    constructor(url: string) {
      super(url);
      sockets.push(this);
    }
  }
  Object.assign(window, { recordedSockets: sockets, WebSocket: RecordedSocket });
}

function openedSockets(): number {
  return window.recordedSockets.length;
}

function failedSockets(): number {
  return window.recordedSockets.filter(({ readyState }) => readyState === WebSocket.CLOSED).length;
}
