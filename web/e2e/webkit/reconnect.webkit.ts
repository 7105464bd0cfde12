import { expect } from '@playwright/test';
import { toastDurationMs } from '../../src/ui/toasts/toast-store.ts';
import { holdToasts } from '../hold-toasts.ts';
import { test } from './webkit-test.ts';

test('taps without a connection show a toast, are stored, and are counted after its Reconnect', async ({
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

  closeableProxy.cut();
  // On a busy machine the steps below take longer than a toast is shown.
  await app.run(holdToasts, toastDurationMs);
  await app.tap('Tap', 3);

  await expect.poll(() => app.text()).toContain('Connection is lost');
  await expect.poll(() => app.text()).toContain('5 taps in total');
  expect(await counted()).toMatchObject({ total_taps: 2 });
  closeableProxy.restore();
  await app.press('button', 'Reconnect');
  await expect.poll(counted).toEqual({ available_taps: 94, total_taps: 5 });
});
