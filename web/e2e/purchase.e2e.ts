import { expect } from '@playwright/test';
import { depositsOn } from './deposits.ts';
import type { RunningGame } from './running-game.ts';
import { addressOf } from './simulator/simulator-page.ts';
import { test } from './simulator/simulator-test.ts';

test('[PAY-03] [ERR-08] a cancelled or failed invoice adds no taps, and a pending one adds its taps when it is paid', async ({
  game,
  page,
  player,
  person,
  openApp,
}) => {
  const { app } = player;
  await openApp({ app: '/store/payments' });
  const balance = app.getByRole('definition');
  for (const choice of ['Cancel', 'Let it fail', 'Leave pending']) {
    const buy = await player.buyPopular();
    await expect(page.getByText('500 Stars')).toBeVisible();
    await expect(buy).toBeEnabled();
    if (choice === 'Cancel') {
      // The sheet covers the button, but a keyboard or a second window could still press it.
      await buy.dispatchEvent('click');
      await expect(app.getByText(/^Payment has been opened before/)).toBeVisible();
    }
    await expect(balance).toHaveText('0');
    await page.getByRole('button', { name: choice }).click();
    await expect(page.getByRole('dialog', { name: 'Payment' })).toHaveCount(0);
    if (choice !== 'Leave pending') expect(await availableOf(game, person)).toBe(0);
  }

  // A payment that arrives at once replaces the first toast by the second.
  await expect(app.getByText(/^(Payment is on its way|Your new taps are ready)$/)).toBeVisible();
  await expect(balance).toHaveText('1 100');
  await expect(app.getByText('Your new taps are ready')).toBeVisible();
  await expect(app.getByText('Waiting for the network')).toHaveCount(0);
  expect(await availableOf(game, person)).toBe(1_100);
});

test('[PAY-05] [STORE-14] after the payment of a custom amount the store opens, and its button opens the premium bot', async ({
  game,
  page,
  player,
  person,
  openApp,
}) => {
  const { app } = player;
  await openApp({ app: '/store/payments' });
  await app.getByRole('link', { name: 'Select custom amount' }).click();
  await app.getByRole('textbox', { name: 'Custom amount' }).fill('1500');
  await app.getByRole('button', { name: 'Buy 1 650 taps' }).click();

  await player.pay();

  await expect.poll(() => addressOf(page)).toBe('/store/payments');
  await expect(app.getByRole('definition')).toHaveText('1 650');
  await expect.poll(() => availableOf(game, person)).toBe(1_650);
  await app.getByRole('button', { name: 'Buy stars' }).click();
  await expect(page.getByText('Opened in Telegram: https://t.me/PremiumBot')).toBeVisible();
});

test('[ERR-07] a Telegram that is too old for payments shows a toast', async ({
  player,
  openApp,
}) => {
  await openApp({ app: '/store/payments', version: '6.0' });

  await player.buyPopular();

  await expect(
    player.app.getByText("Your version of Telegram doesn't support payment methods"),
  ).toBeVisible();
});

test('[PAY-02] [STORE-05] a purchase in TON is requested from the wallet, and credited when the server sees it on the chain', async ({
  game,
  page,
  player,
  person,
  openApp,
}) => {
  const { app } = player;
  await openApp({ app: '/store/payments', wallet: 'ask', chain: game.chainPort });
  const balance = app.getByRole('definition');
  await app.getByRole('radio', { name: 'TON' }).check();
  await player.buyPopular();
  const connection = page.getByRole('dialog', { name: 'Connect wallet' });
  await connection.getByRole('button', { name: 'Connect', exact: true }).click();
  const transfer = page.getByRole('dialog', { name: 'Confirm transfer' });
  await expect(transfer).toContainText('3 TON');
  await expect(balance).toHaveText('0');
  const before = await depositsOn(game.chainPort);

  await transfer.getByRole('button', { name: 'Sign' }).click();

  // A payment that arrives at once replaces the first toast by the second.
  await expect(app.getByText(/^(Payment is on its way|Your new taps are ready)$/)).toBeVisible();
  await expect(balance).toHaveText('1 100');
  await expect(app.getByText('Your new taps are ready')).toBeVisible();
  await expect(app.getByText('Waiting for the network')).toHaveCount(0);
  expect(await availableOf(game, person)).toBe(1_100);
  expect(await depositsOn(game.chainPort)).toEqual([['3000000000', expect.any(String)], ...before]);
});

/** Returns the available taps of `person` from the API. */
async function availableOf(game: RunningGame, person: string): Promise<number> {
  const balance = await game.ask<{ available_taps: number }>(person, '/user/taps/me');
  return balance.available_taps;
}
