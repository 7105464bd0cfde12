import { failing } from '@bold/mock/browser';
import { createTariffInvoice } from '@bold/sdk';
import { getGetMeQueryKey } from '@bold/sdk/query';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { orderOf } from '../../features/payments/payment-store.fixture.ts';
import { paymentKeyPrefix } from '../../features/payments/waiting/stored-payments.ts';
import { localDevice } from '../../lib/device-storage.ts';

test('the gift is taken and spent, and the server counts the taps', async () => {
  const { screen, stores, telegram, world } = await renderApp();
  const telegramId = telegram.launch.initData.user.id;
  const onServer = () => {
    const me = world.players.find((player) => player.telegramId === telegramId);
    return [me?.availableTaps, me?.totalTaps];
  };
  await screen.getByRole('button', { name: 'Nice' }).click();
  const surface = screen.getByRole('button', { name: 'Tap', exact: true });
  await expect.element(surface).toBeVisible();
  for (let finger = 1; finger <= 3; finger += 1) await surface.click();
  expect(stores.taps.balance).toEqual({ available: 96, total: 3 });
  expect(telegram.haptic).toHaveBeenCalledWith('soft');
  await expect.poll(onServer).toEqual([96, 3]);
  await expect.poll(() => stores.connection.unacked).toEqual([]);
  expect(stores.taps.balance).toEqual({ available: 96, total: 3 });
});

test('no tap is lost when the player leaves the tap screen and returns', async () => {
  const { screen, router, stores } = await renderApp();
  await screen.getByRole('button', { name: 'Nice' }).click();
  await screen.getByRole('button', { name: 'Tap', exact: true }).click();
  await router.navigate('/levels');
  await router.navigate('/bold');
  await expect.element(screen.getByRole('button', { name: 'Tap', exact: true })).toBeVisible();
  expect(stores.taps.balance).toEqual({ available: 98, total: 1 });
});

test('a balance that changed while the connection was closed is shown as soon as it opens', async () => {
  const { screen, stores, telegram, world } = await renderApp({
    player: { availableTaps: 640, totalTaps: 432 },
  });
  await expect.element(screen.getByRole('button', { name: 'Tap', exact: true })).toBeVisible();
  await expect.poll(() => stores.connection.isOpen).toBe(true);
  stores.connection.close();
  const { id } = telegram.launch.initData.user;
  const me = world.players.find(({ telegramId }) => telegramId === id);
  Object.assign(me ?? {}, { availableTaps: 633, totalTaps: 439 });

  stores.connection.connect();

  await expect.poll(() => stores.taps.balance).toEqual({ available: 633, total: 439 });
});

test('an app that Telegram had minimized connects again, and requests only old data again', async () => {
  const { screen, stores, telegram, queries, calls } = await renderApp({
    player: { availableTaps: 640, totalTaps: 432 },
  });
  await expect.element(screen.getByRole('button', { name: 'Tap', exact: true })).toBeVisible();
  await expect.poll(() => stores.connection.isOpen).toBe(true);
  stores.connection.close();
  await queries.invalidateQueries({ queryKey: getGetMeQueryKey(), refetchType: 'none' });
  const countOf = (id: string) => calls.filter(({ operationId }) => operationId === id).length;
  const before = { me: countOf('getMe'), levels: countOf('listLevels') };

  telegram.show(false);
  expect(stores.connection.isClosed).toBe(true);
  telegram.show(true);

  await expect.poll(() => stores.connection.isOpen).toBe(true);
  await expect.poll(() => countOf('getMe')).toBe(before.me + 1);
  expect(countOf('listLevels')).toBe(before.levels);
});

test('[PAY-02] a payment of an earlier visit is followed to its end, although the store is not open', async () => {
  const { screen, stores, telegram, pay, reports } = await renderApp({
    player: { availableTaps: 640, totalTaps: 432 },
  });
  await expect.poll(() => stores.connection.isOpen).toBe(true);
  stores.connection.close();
  const { payment_id: id = '' } = await createTariffInvoice({ tariff_id: 3 });
  const waiting = { id, ...orderOf(3), isReported: false, isSetAside: false };
  const key = paymentKeyPrefix(telegram.launch.initData.user.id) + id;
  localDevice.write(key, JSON.stringify(waiting));
  pay(id, 'paid');

  stores.connection.connect();

  await expect.element(screen.getByText('Your new taps are ready')).toBeVisible();
  expect(stores.taps.balance.available).toBe(1_740);
  expect(reports.map(({ name }) => name)).toContain('paid_payment');
  expect(localDevice.read(key)).toBeUndefined();
});

test('the session expires when the server closes the connection because the init data expired', async () => {
  const { screen, stores, control } = await renderApp({
    player: { availableTaps: 640, totalTaps: 432 },
  });
  const surface = screen.getByRole('button', { name: 'Tap', exact: true });
  await expect.element(surface).toBeVisible();
  await expect.poll(() => stores.connection.isOpen).toBe(true);
  control(failing('live', 'INIT_DATA_EXPIRED'));

  await surface.click();

  await expect.poll(() => stores.session.isExpired).toBe(true);
});

test('[GATE-13] a ban while the game is open ends it, and the connection is not opened again', async () => {
  const { screen, stores, control } = await renderApp({
    player: { availableTaps: 640, totalTaps: 432 },
  });
  const surface = screen.getByRole('button', { name: 'Tap', exact: true });
  await expect.element(surface).toBeVisible();
  await expect.poll(() => stores.connection.isOpen).toBe(true);
  control(failing('live', 'PLAYER_BANNED'));

  await surface.click();

  await expect.element(screen.getByRole('heading')).toHaveTextContent('Your account is closed');
  expect(stores.connection.isClosed).toBe(true);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stores.connection.isClosed).toBe(true);
});
