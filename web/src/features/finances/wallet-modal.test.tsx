import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdWallet, walletConfig, withoutProof } from '../../../test/fake-wallet.ts';
import { renderApp, type Visit } from '../../../test/render-app.tsx';

type Player = NonNullable<Visit['player']>;

// TON Connect aborts its attempts when its modal renders again, and does not handle that rejection.
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (!String(reason).includes('Aborted after attempts')) reportError(reason);
});

beforeEach(async () => {
  // TON Connect logs its steps and errors.
  for (const level of ['debug', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  await page.viewport(1280, 800);
  return () => page.viewport(390, 844);
});

/** Opens the wallet modal on the finances page. The wallet is a browser extension. */
async function openModal(player: Player = {}, held?: Visit['held']) {
  const wallet = holdWallet('accept', { isWalletBrowser: false });
  const app = await renderApp({
    path: '/finances',
    player: { displayName: 'Viewer', wallet: null, ...player },
    config: walletConfig,
    ...(held && { held }),
  });
  const connect = app.screen.getByRole('button', { name: 'Connect wallet' });
  await connect.click();
  return {
    ...app,
    connect,
    wallet,
    walletButton: page.getByText('Simulated wallet', { exact: true }),
  };
}

test('outside a wallet’s browser the player chooses a wallet in the modal', async () => {
  const { screen, walletButton } = await openModal();

  await walletButton.click();

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
])(
  'on a %s level the modal has the same color scheme, whatever the device uses',
  async (_, totalTaps, background) => {
    const { walletButton } = await openModal({ totalTaps });
    await expect.element(walletButton).toBeVisible();

    const backgrounds = new Set<string>();
    for (let part = walletButton.element(); part.parentElement; part = part.parentElement) {
      backgrounds.add(getComputedStyle(part).backgroundColor);
    }
    expect(backgrounds).toContain(background);
  },
);

test('closing the modal changes nothing, and it can be opened again', async () => {
  const { walletButton, connect, world } = await openModal();
  await expect.element(walletButton).toBeVisible();
  await expect.element(page.getByText('Waiting for the wallet…')).toBeInTheDocument();

  await userEvent.keyboard('{Escape}');

  await expect.element(connect).toBeEnabled();
  expect(world.players.find(({ displayName }) => displayName === 'Viewer')?.wallet).toBeNull();
});

test('after the modal is closed by keyboard, "Connect wallet" has the focus', async () => {
  const { walletButton, connect } = await openModal();
  await expect.element(walletButton).toBeVisible();

  await userEvent.keyboard('{Escape}');

  await expect.element(connect).toHaveFocus();
});

test('the modal takes the focus, and keys do not leave it for the page behind it', async () => {
  const { walletButton, screen } = await openModal();
  await expect.element(walletButton).toBeVisible();
  const modal = walletButton.element().closest('[data-tc-wallets-modal-container]');
  expect(modal).toContainElement(document.activeElement as HTMLElement);

  const focused = new Set<Element | null>();
  for (let press = 0; press < 12; press += 1) {
    await userEvent.tab();
    focused.add(document.activeElement);
  }
  expect([...focused].filter((element) => screen.container.contains(element))).toEqual([]);
  expect(focused).toContain(walletButton.element().closest('button'));
});

test('the modal keeps the focus when it shows another page', async () => {
  const { walletButton } = await openModal();
  const all = page.getByRole('button', { name: 'View all wallets' });
  await expect.element(all).toBeVisible();
  all.element().focus();

  await userEvent.keyboard('{Enter}');

  await expect.element(page.getByRole('heading', { name: 'Wallets' })).toBeVisible();
  const modal = walletButton.element().closest('[data-tc-wallets-modal-container]');
  await expect.poll(() => modal?.contains(document.activeElement)).toBe(true);
});

test('[UI-15] the modal is a dialog, and each of its buttons has a name on every page', async () => {
  await page.viewport(390, 844);
  await openModal();
  const modal = page.getByRole('dialog', { name: 'Your wallet' });
  await expect.element(modal).toHaveAttribute('aria-modal', 'true');
  const close = modal.getByRole('button', { name: 'Close', exact: true });
  const back = modal.getByRole('button', { name: 'Back', exact: true });
  await expect.element(close).toHaveFocus();
  const names = () =>
    [...modal.element().querySelectorAll('button')].map(
      (button) => button.ariaLabel ?? button.textContent,
    );
  await expect.poll(names).toEqual(['Close', 'QR code', 'What is a wallet?']);

  await modal.getByRole('button', { name: 'QR code' }).click();
  await expect.element(back).toBeVisible();
  expect(names().filter((name) => name === '')).toEqual([]);
  await back.click();
  await modal.getByRole('button', { name: 'What is a wallet?' }).click();
  await expect.element(back).toBeVisible();
  expect(names().filter((name) => name === '')).toEqual([]);
});

test('[UI-15] on a wide screen the code of the modal is a button with a name, too', async () => {
  await openModal();
  await expect.element(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
});

test('[NAV-15] Telegram’s Back closes the modal, and only the next press leaves the page', async () => {
  const { walletButton, connect, router, telegram } = await openModal();
  await expect.element(walletButton).toBeVisible();

  telegram.pressBack();

  await expect.element(walletButton).not.toBeInTheDocument();
  await expect.element(connect).toHaveFocus();
  expect(router.state.location.pathname).toBe('/finances');
  telegram.pressBack();
  await expect.poll(() => router.state.location.pathname).toBe('/profile');
});

test('the modal does not take the focus from the page around the app’s frame', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const { walletButton } = await openModal();
  await expect.element(walletButton).toBeVisible();

  // The browser takes the focus from the page behind the modal in its next frame.
  await expect.poll(() => document.activeElement).toBe(document.body);
});

test('closing the modal tells that an unverified wallet is no longer connected', async () => {
  const { screen, wallet, walletButton, connect } = await openModal();
  withoutProof(wallet);
  await walletButton.click();
  await expect.element(screen.getByText(/^Not verified/)).toBeVisible();
  await connect.click();
  await expect.element(walletButton).toBeVisible();

  await userEvent.keyboard('{Escape}');

  await expect.element(screen.getByText('Your address stays in your profile')).toBeVisible();
  await expect.element(screen.getByText('Simulated wallet is connected')).not.toBeInTheDocument();
});

test('a player who leaves the page before the modal opens does not see it on the next one', async () => {
  const app = await openModal({}, ['createWalletProofPayload']);
  await expect.poll(() => app.held?.waiting).toBe(1);
  await app.router.navigate('/profile');
  await expect.element(app.connect).not.toBeInTheDocument();

  app.held?.release();

  await expect.poll(() => app.queries.isMutating()).toBe(0);
  await expect.element(app.walletButton).not.toBeInTheDocument();
});

test('the modal closes when the player leaves the page', async () => {
  const { walletButton, router, queries } = await openModal();
  await expect.element(walletButton).toBeVisible();

  await router.navigate('/profile');

  await expect.element(walletButton).not.toBeInTheDocument();
  await expect.poll(() => queries.isMutating()).toBe(0);
});
