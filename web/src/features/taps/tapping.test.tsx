import { failing } from '@bold/mock/browser';
import { startBonus, type User } from '@bold/sdk';
import { getGetMeQueryKey, getGetMyTapsQueryKey } from '@bold/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../../test/render-app.tsx';

/** The Telegram id of the player. */
const deweyId = 1_000_000_101;

const cachedUser = (queries: QueryClient) => queries.getQueryData<User>(getGetMeQueryKey());

test('[GIFT-02] [TAP-03] the gift is taken and spent, and the server counts the taps', async () => {
  const { screen, world, stores, queries } = await renderApp();
  await screen.getByRole('button', { name: 'Nice' }).click();
  const surface = screen.getByRole('button', { name: 'Tap' });

  await surface.click();
  await surface.click();
  await surface.click();

  await expect.element(screen.getByText('96', { exact: true })).toBeVisible();
  const playing = () => world.players.find(({ telegramId }) => telegramId === deweyId);
  await expect.poll(playing).toMatchObject({ availableTaps: 96, totalTaps: 3, isBonusTaken: true });
  await expect.poll(() => stores.connection.unacked).toEqual([]);
  expect(cachedUser(queries)?.is_bonus_taken).toBe(true);
  expect(stores.taps.balance).toEqual({ available: 96, total: 3 });
});

test.each([
  { player: { availableTaps: 0, totalTaps: 0, isBonusTaken: false }, balance: [98, 1] },
  { player: { availableTaps: 500, totalTaps: 0, isBonusTaken: false }, balance: [598, 1] },
])(
  '[GIFT-04] after the gift was taken on another device, a player with $player.availableTaps taps goes on tapping',
  async ({ player, balance: [available, total] }) => {
    const { screen, stores, queries } = await renderApp({ player });
    await expect.poll(() => stores.connection.isOpen).toBe(true);

    await startBonus();

    await expect.poll(() => cachedUser(queries)?.is_bonus_taken).toBe(true);
    await screen.getByRole('button', { name: 'Tap' }).click();
    expect(stores.taps.balance).toEqual({ available, total });
    await expect.element(screen.getByRole('button', { name: 'Tap' })).toBeVisible();
  },
);

test('[GIFT-04] a gift that was taken elsewhere while the connection was closed is not offered when it opens', async () => {
  const player = { availableTaps: 0, totalTaps: 0, isBonusTaken: false };
  const { screen, stores } = await renderApp({ player });
  await expect.poll(() => stores.connection.isOpen).toBe(true);
  stores.connection.close();
  await startBonus();

  stores.connection.connect();

  await screen.getByRole('button', { name: 'Tap' }).click();
  await expect.element(screen.getByRole('button', { name: 'Tap' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Nice' })).not.toBeInTheDocument();
});

test('[LEVEL-03] [LEVEL-07] the tap that reaches Pink shows a toast and colors the screen', async () => {
  const { screen, stores, world } = await renderApp();
  await screen.getByRole('button', { name: 'Nice' }).click();
  const surface = screen.getByRole('button', { name: 'Tap' });
  await expect.element(surface).toBeVisible();
  const player = world.players.find(({ telegramId }) => telegramId === deweyId);
  Object.assign(player ?? {}, { availableTaps: 5, totalTaps: 99 });
  stores.taps.receiveBalance({ available: 5, total: 99 });

  await surface.click();

  await expect.element(screen.getByText('You achieved a new level')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Pink' })).toBeVisible();
  const ground = screen.getByTestId('ground').element();
  expect(getComputedStyle(ground).backgroundColor).toBe('rgb(255, 209, 227)');
});

test('[TAP-06] [ERR-12] taps without a connection show a toast and are sent when it is back', async () => {
  const { screen, stores, world } = await renderApp();
  await screen.getByRole('button', { name: 'Nice' }).click();
  const surface = screen.getByRole('button', { name: 'Tap' });
  await expect.element(surface).toBeVisible();
  stores.connection.close();

  await surface.click();
  await expect.element(screen.getByText('Connection is lost')).toBeVisible();
  await expect.element(screen.getByText('Please refresh your application')).toBeVisible();
  expect(stores.taps.balance).toEqual({ available: 98, total: 1 });

  stores.connection.connect();
  const counted = () => world.players.find(({ telegramId }) => telegramId === deweyId)?.totalTaps;
  await expect.poll(counted).toBe(1);
});

test('[TAP-07] when the first load of the taps fails, numbers that the store already has become 0', async () => {
  const { screen, stores, held } = await renderApp({
    controls: failing('getMyTaps', 'NETWORK_FAILURE'),
    held: ['getMyTaps'],
  });
  await expect.poll(() => held?.waiting).toBe(1);
  stores.taps.receiveBalance({ available: 99, total: 40 });
  stores.taps.tap();
  expect(stores.taps.balance).toEqual({ available: 98, total: 41 });
  expect(stores.taps.pending).toBe(1);

  held?.release();

  await expect.element(screen.getByText('Data error')).toBeVisible();
  expect(stores.taps.balance).toEqual({ available: 0, total: 0 });
  expect(stores.taps.pending).toBe(0);
});

test('[TAP-07] a later load that fails keeps the last confirmed numbers', async () => {
  const { stores, queries, control, screen } = await renderApp({
    player: { availableTaps: 99, totalTaps: 40 },
  });
  await expect.element(screen.getByRole('banner')).toBeVisible();
  await expect.poll(() => stores.taps.balance).toEqual({ available: 99, total: 40 });
  control(failing('getMyTaps', 'NETWORK_FAILURE'));

  await queries.refetchQueries({ queryKey: getGetMyTapsQueryKey() });

  expect(queries.getQueryState(getGetMyTapsQueryKey())?.status).toBe('error');
  expect(stores.taps.balance).toEqual({ available: 99, total: 40 });
});

test('[TAP-08] when loading the user fails nothing is left of the user whom an earlier opening stored', async () => {
  const before = await renderApp({ player: { displayName: 'Bold-One' } });
  await expect.element(before.screen.getByRole('banner')).toBeVisible();
  await expect.poll(() => before.stores.connection.isOpen).toBe(true);
  expect(cachedUser(before.queries)).toMatchObject({ display_name: 'Bold-One' });
  await before.screen.unmount();

  const { screen, stores, queries } = await renderApp({
    player: { displayName: 'Bold-One' },
    controls: failing('getMe', 'NETWORK_FAILURE'),
  });

  await expect.element(screen.getByText('Data error')).toBeVisible();
  expect(cachedUser(queries)).toBeUndefined();
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Bold-One');
  expect(stores.connection.isClosed).toBe(true);
});

test('[TAP-08] when the user is loaded anew and that fails, nothing is left of the user on the screen, and the connection closes', async () => {
  const { screen, stores, queries, control } = await renderApp({
    path: '/profile',
    player: { displayName: 'Bold-One' },
  });
  await expect.element(screen.getByRole('article', { name: 'Bold-One' })).toBeVisible();
  await expect.poll(() => stores.connection.isOpen).toBe(true);
  control(failing('getMe', 'NETWORK_FAILURE'));

  await queries.resetQueries({ queryKey: getGetMeQueryKey() });

  await expect.element(screen.getByText('Data error')).toBeVisible();
  expect(screen.container.textContent).not.toContain('Bold-One');
  expect(cachedUser(queries)).toBeUndefined();
  await expect.poll(() => stores.connection.isClosed).toBe(true);
});

test('[BOLD-05] the header links to profile and leaderboard and has no back button', async () => {
  const { screen } = await renderApp();

  const header = screen.getByRole('banner');
  await expect.element(header.getByRole('link', { name: 'Leaderboard' })).toBeVisible();
  await expect.element(header.getByRole('link', { name: /profile/i })).toBeVisible();
  await expect.element(header.getByRole('link', { name: /back/i })).not.toBeInTheDocument();
});

test('a key that is held down is one tap', async () => {
  const { screen, stores } = await renderApp();
  await screen.getByRole('button', { name: 'Nice' }).click();
  const surface = screen.getByRole('button', { name: 'Tap' });
  await expect.element(surface).toBeVisible();
  surface.element().focus();

  await userEvent.keyboard('{Enter>5/}');

  expect(stores.taps.balance.total).toBe(1);
});
