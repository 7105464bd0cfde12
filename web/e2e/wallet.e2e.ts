import { expect } from '@playwright/test';
import type { RunningGame } from './running-game.ts';
import { test } from './simulator/simulator-test.ts';

test('[FIN-03] [FIN-04] [FIN-11] a wallet connects, proves its address, is still connected after a reload, and disconnects', async ({
  game,
  page,
  player,
  person,
  openApp,
}) => {
  await openApp({ wallet: 'ask', app: '/finances' });
  const card = player.app.getByRole('region', { name: 'TON wallet' });
  await card.getByRole('button', { name: 'Connect wallet' }).click();
  const question = page.getByRole('dialog', { name: 'Connect wallet' });
  await expect(question).toContainText('Connect to Bold?');
  await expect(question).toContainText('Address and proof that it is yours');

  await question.getByRole('button', { name: 'Connect', exact: true }).click();

  await expect(card.getByText('Verified', { exact: true })).toBeVisible();
  const { wallet_hash, wallet_verified } = await walletOf(game, person);
  expect(wallet_verified).toBe(true);
  expect(await card.locator('[translate="no"]').textContent()).toBe(wallet_hash);

  await page.reload();
  await expect(card.getByText('Simulated wallet is connected')).toBeVisible();
  await card.getByRole('button', { name: 'Disconnect' }).click();
  await expect(card.getByText('Simulated wallet is connected')).toHaveCount(0);
  await expect(card.getByText('Verified', { exact: true })).toBeVisible();

  await page.reload();
  await expect(card.getByRole('button', { name: 'Connect wallet' })).toBeVisible();
  await expect(card.getByText('Simulated wallet is connected')).toHaveCount(0);
});

test('a wallet on another device is chosen in TON Connect’s window and proves its address', async ({
  game,
  page,
  player,
  person,
  openApp,
}) => {
  await openApp({ wallet: 'ask', elsewhere: '1', bridge: game.bridgePort, app: '/finances' });
  await player.app.getByRole('button', { name: 'Connect wallet' }).click();
  await player.app.getByRole('button', { name: 'Simulated wallet' }).click();

  const question = page.getByRole('dialog', { name: 'Connect wallet' });
  await question.getByRole('button', { name: 'Connect', exact: true }).click();

  await expect(player.app.getByText('Verified', { exact: true })).toBeVisible();
  expect(await walletOf(game, person)).toMatchObject({ wallet_verified: true });
});

test('a wide screen shows the QR code for a wallet on another device', async ({
  game,
  page,
  player,
  openApp,
}) => {
  // The window is large enough to show the simulator's screen unscaled.
  await page.setViewportSize({ width: 1440, height: 900 });
  const controls = {
    elsewhere: '1',
    bridge: game.bridgePort,
    screen: 'wide',
    platform: 'tdesktop',
  };
  await openApp({ ...controls, app: '/finances' });
  await player.app.getByRole('button', { name: 'Connect wallet' }).click();
  await player.app.getByRole('button', { name: 'Simulated wallet' }).click();

  await expect(player.app.getByText('Scan the QR code below')).toBeVisible();
});

test('a player who declines in the wallet sees a message and has no wallet', async ({
  game,
  player,
  person,
  openApp,
}) => {
  await openApp({ wallet: 'refuse', app: '/finances' });

  await player.app.getByRole('button', { name: 'Connect wallet' }).click();

  await expect(player.app.getByText('Your wallet said no')).toBeVisible();
  expect(await walletOf(game, person)).toMatchObject({ wallet_hash: null });
});

test('a wallet on another network is refused, and its address is not saved', async ({
  game,
  player,
  person,
  openApp,
}) => {
  await openApp({ wallet: 'wrong-network', app: '/finances' });

  await player.app.getByRole('button', { name: 'Connect wallet' }).click();

  await expect(player.app.getByText('Wrong network')).toBeVisible();
  expect(await walletOf(game, person)).toMatchObject({ wallet_hash: null });
});

test('[FIN-06] an address that the player types is saved, and is not verified', async ({
  game,
  player,
  person,
  openApp,
}) => {
  await openApp({ app: '/finances/edit' });
  await player.app.getByRole('textbox', { name: 'TON address' }).fill(`0:${'11'.repeat(32)}`);

  await player.app.getByRole('button', { name: 'Save' }).click();

  await expect(player.app.getByRole('heading', { level: 1 })).toHaveText('Finances');
  await expect(player.app.getByText(/^Not verified/)).toBeVisible();
  expect(await walletOf(game, person)).toMatchObject({
    wallet_hash: 'UQAREREREREREREREREREREREREREREREREREREREREREbvW',
    wallet_verified: false,
  });
});

type Wallet = { wallet_hash: string | null; wallet_verified: boolean };

async function walletOf(game: RunningGame, person: string): Promise<Wallet> {
  const { id } = await game.ask<{ id: number }>(person, '/user/me');
  const profile = await game.ask<{ payment_info: Wallet }>(person, `/user/profile/${id}`);
  return profile.payment_info;
}
