import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../../test/render-app.tsx';
import { holdWallet, walletConfig } from '../../../test/simulated-wallet.ts';

type Player = NonNullable<NonNullable<Parameters<typeof renderApp>[0]>['player']>;

// TON Connect calls off its first attempt when its window is drawn anew, and leaves that rejection to nobody.
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (!String(reason).includes('Aborted after attempts 1')) reportError(reason);
});

beforeEach(async () => {
  // TON Connect prints what it does and what went wrong.
  for (const level of ['debug', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  await page.viewport(1280, 800);
  return () => page.viewport(390, 844);
});

/** Opens the choice of wallets on the finances, in a browser that has the wallet as an extension. */
async function openChoice(player: Player = {}) {
  holdWallet('accept', { isWalletBrowser: false });
  const app = await renderApp({
    path: '/finances',
    player: { displayName: 'Viewer', wallet: null, ...player },
    config: walletConfig,
  });
  const connect = app.screen.getByRole('button', { name: 'Connect wallet' });
  await connect.click();
  return { ...app, connect, choice: page.getByText('Simulated wallet', { exact: true }) };
}

test('where the app is not inside a wallet, the player chooses one of the list', async () => {
  const { screen, choice } = await openChoice();

  await choice.click();

  await expect.element(screen.getByText('Your wallet has been verified')).toBeVisible();
  const hosts = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ protocol }) => protocol.startsWith('http'));
  expect(new Set(hosts.map(({ host }) => host))).toEqual(new Set([location.host]));
});

test.each([
  ['light', 432, 'rgb(255, 255, 255)'],
  ['dark', 4_900_000, 'rgb(18, 18, 20)'],
])('on a %s level the choice is so too, whatever the device is', async (_, totalTaps, ground) => {
  const { choice } = await openChoice({ totalTaps });
  await expect.element(choice).toBeVisible();

  const grounds = new Set<string>();
  for (let part = choice.element(); part.parentElement; part = part.parentElement) {
    grounds.add(getComputedStyle(part).backgroundColor);
  }
  expect(grounds).toContain(ground);
});

test('closing the choice changes nothing, and it can be opened again', async () => {
  const { choice, connect, world } = await openChoice();
  await expect.element(choice).toBeVisible();
  await expect.element(page.getByText('Waiting for the wallet…')).toBeInTheDocument();

  await userEvent.keyboard('{Escape}');

  await expect.element(connect).toBeEnabled();
  expect(world.players.find(({ displayName }) => displayName === 'Viewer')?.wallet).toBeNull();
});
