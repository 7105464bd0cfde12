import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdWallet, walletConfig } from '../../../test/fake-wallet.ts';
import { openStore } from './open-store.fixture.tsx';

// TON Connect aborts its attempts when its modal renders again, and does not handle that rejection.
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (!String(reason).includes('Aborted after attempts')) reportError(reason);
});

beforeEach(() => {
  // TON Connect logs its steps and errors.
  for (const level of ['debug', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

/** Opens a store that sells for TON, and presses Buy with the keyboard. */
async function buyForTon() {
  const store = await openStore({ config: { ...walletConfig, payment_gateways: ['ton'] } });
  await store.radio(/1 100 taps/).click();
  const buy = store.button('Buy 1 100 taps');
  async function press() {
    buy.element().focus();
    await userEvent.keyboard('{Enter}');
  }
  await press();
  return { ...store, buy, press };
}

test('a player who closes the list of wallets can press Buy again at once', async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(390, 844));
  holdWallet('accept', { isWalletBrowser: false });
  const { buy, world, toastShows } = await buyForTon();
  const wallet = page.getByText('Simulated wallet', { exact: true });
  await expect.element(wallet).toBeVisible();

  await userEvent.keyboard('{Escape}');

  await expect.element(wallet).not.toBeInTheDocument();
  await expect.element(buy).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await wallet.click();
  await toastShows('Payment is on its way');
  expect(world.payments).toHaveLength(2);
});

test('a player who closes the window of a transfer sees that it waits, and can set it aside and buy again', async () => {
  const answers = [new Promise<boolean>(() => {}), Promise.resolve(true)];
  holdWallet('ask', { ask: async ({ kind }) => kind === 'connect' || (answers.shift() ?? false) });
  const { buy, button, press, screen, toastShows } = await buyForTon();
  const window = page.getByText('Confirm the transaction', { exact: false }).first();
  await expect.element(window).toBeVisible();

  await userEvent.keyboard('{Escape}');

  await toastShows('Not confirmed yet');
  await expect.element(screen.getByRole('heading', { name: 'Buy taps' })).toHaveFocus();
  await button('Buy something else').click();
  await expect.element(buy).toBeEnabled();
  await press();
  await toastShows('Payment is on its way');
  expect(answers).toEqual([]);
});

test('the window of a transfer has the focus while the wallet asks', async () => {
  holdWallet('ask', {
    ask: async ({ kind }) => kind === 'connect' || new Promise<boolean>(() => {}),
  });
  await buyForTon();
  const window = page.getByText('Confirm the transaction', { exact: false }).first();
  await expect.element(window).toBeVisible();

  const focused = () => document.activeElement?.closest('[data-tc-actions-modal-container]');
  await expect.poll(focused).toContainElement(window.element() as HTMLElement);

  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBeFalsy();
});

test('[NAV-15] Telegram’s Back closes the window of a transfer, and the player stays in the store', async () => {
  holdWallet('ask', {
    ask: async ({ kind }) => kind === 'connect' || new Promise<boolean>(() => {}),
  });
  const { telegram, router, toastShows } = await buyForTon();
  await expect.element(page.getByRole('dialog', { name: 'Your wallet' })).toBeVisible();

  telegram.pressBack();

  await toastShows('Not confirmed yet');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/store/payments');
});
