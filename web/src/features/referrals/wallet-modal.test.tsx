import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../../test/render-app.tsx';
import { holdWallet, walletConfig } from '../../../test/simulated-wallet.ts';

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
async function openChoice() {
  holdWallet('accept', { isWalletBrowser: false });
  const app = await renderApp({
    path: '/finances',
    player: { displayName: 'Viewer', wallet: null },
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

test('whoever closes the choice changes nothing and may open it again', async () => {
  const { choice, connect, world } = await openChoice();
  await expect.element(choice).toBeVisible();
  await expect.element(page.getByText('Waiting for the wallet…')).toBeInTheDocument();

  await userEvent.keyboard('{Escape}');

  await expect.element(connect).toBeEnabled();
  expect(world.players.find(({ displayName }) => displayName === 'Viewer')?.wallet).toBeNull();
});
