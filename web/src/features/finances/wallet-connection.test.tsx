import { getMyTaps } from '@bold/sdk';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  changeConnection,
  holdWallet,
  walletConfig,
  withoutProof,
} from '../../../test/fake-wallet.ts';
import { renderApp, type Visit } from '../../../test/render-app.tsx';
import { localDevice } from '../../lib/device-storage.ts';

beforeEach(() => {
  // TON Connect logs its steps and errors.
  for (const level of ['debug', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

/** Opens the finances of a player without a wallet, in an app that can connect wallets. */
async function openFinances(visit: Visit = {}) {
  const app = await renderApp({
    path: '/finances',
    player: { displayName: 'Viewer', wallet: null },
    config: walletConfig,
    ...visit,
  });
  const me = app.world.players.find(({ displayName }) => displayName === 'Viewer');
  if (!me) throw new Error('The mock has no player "Viewer".');
  return { ...app, me, connect: app.screen.getByRole('button', { name: 'Connect wallet' }) };
}

test('[FIN-11] connecting a wallet verifies its address and saves it in the profile', async () => {
  holdWallet('accept');
  const { screen, me, connect } = await openFinances();

  await connect.click();

  await expect.element(screen.getByText('Your wallet has been verified')).toBeVisible();
  await expect.element(screen.getByText('Verified', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Simulated wallet is connected')).toBeVisible();
  expect(me.wallet).toMatchObject({ isVerified: true });
});

test('a connected wallet fits a screen 320 px wide with text at 200 %', async () => {
  const root = document.documentElement;
  onTestFinished(async () => {
    root.removeAttribute('style');
    await page.viewport(390, 844);
  });
  holdWallet('accept');
  const { screen, connect } = await openFinances();
  await connect.click();
  await expect.element(screen.getByRole('button', { name: 'Disconnect' })).toBeVisible();

  await page.viewport(320, 568);
  root.style.fontSize = '200%';

  expect(root.scrollWidth).toBe(320);
});

test('[FIN-11] a browser that lacks `Promise.withResolvers` connects a wallet, too', async () => {
  holdWallet('accept');
  const { me, connect, queries } = await openFinances();
  await expect.element(connect).toBeVisible();
  const button = connect.element() as HTMLElement;
  const { withResolvers } = Promise;
  Reflect.deleteProperty(Promise, 'withResolvers');
  try {
    button.click();
    await vi.waitUntil(() => queries.isMutating() > 0);
    await vi.waitUntil(() => queries.isMutating() === 0, { timeout: 30_000 });
  } finally {
    // The actions of Vitest need it.
    Object.assign(Promise, { withResolvers });
  }
  expect(me.wallet).toMatchObject({ isVerified: true });
});

test('[FIN-11] a double click connects the wallet once', async () => {
  holdWallet('accept');
  const { screen, me, connect, calls, queries } = await openFinances();

  await userEvent.dblClick(connect);

  await expect.element(screen.getByText('Your wallet has been verified')).toBeVisible();
  await expect.poll(() => queries.isMutating()).toBe(0);
  const proofs = calls.filter(({ operationId }) => operationId === 'verifyWalletProof');
  expect(proofs.map(({ status }) => status)).toEqual([200]);
  expect(me.wallet).toMatchObject({ isVerified: true });
});

test('a wallet that was connected last wins, also if the request of a typed address is repeated later', async () => {
  holdWallet('accept');
  const { screen, router, queries, me, connect, held } = await openFinances({
    held: ['updateMyProfile', 1],
  });
  await router.navigate('/finances/edit');
  await screen.getByRole('textbox', { name: 'TON address' }).fill(`0:${'22'.repeat(32)}`);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => held?.waiting).toBe(1);
  await router.navigate('/finances');
  await connect.click();
  await expect.element(screen.getByText('Simulated wallet is connected')).toBeVisible();
  // The mock would have answered a request from before this one.
  await getMyTaps();

  held?.release();

  await expect.poll(() => queries.isMutating()).toBe(0);
  expect(me.wallet).toMatchObject({ isVerified: true });
});

test('disconnecting a wallet does not remove its address from the profile', async () => {
  holdWallet('accept');
  const { screen, me, connect } = await openFinances();
  await connect.click();
  await expect.element(screen.getByText('Your wallet has been verified')).toBeVisible();

  await screen.getByRole('button', { name: 'Disconnect' }).click();

  await expect.element(screen.getByText('Your address stays in your profile')).toBeVisible();
  await expect.element(connect).toBeVisible();
  expect(me.wallet).toMatchObject({ isVerified: true });
});

test('a wallet that disconnects by itself is no longer shown as connected', async () => {
  const wallet = holdWallet('accept');
  const { screen, connect } = await openFinances();
  await connect.click();
  await expect.element(screen.getByText('Your wallet has been verified')).toBeVisible();
  await expect.element(screen.getByText('Simulated wallet is connected')).toBeVisible();

  await wallet.disconnect();

  await expect.element(screen.getByText('Simulated wallet is connected')).not.toBeInTheDocument();
});

test('a wallet that declines shows a toast, and can be connected again', async () => {
  holdWallet('refuse');
  const { screen, me, connect } = await openFinances();

  await connect.click();

  await expect.element(screen.getByText('Your wallet said no')).toBeVisible();
  await expect.element(connect).toBeEnabled();
  expect(me.wallet).toBeNull();
});

test('a wallet on another network shows the toast "Wrong network"', async () => {
  holdWallet('wrong-network');
  const { screen, me, connect } = await openFinances();

  await connect.click();

  await expect.element(screen.getByText('Wrong network')).toBeVisible();
  await expect.element(connect).toBeEnabled();
  expect(me.wallet).toBeNull();
});

test('a wallet without a proof saves its address as unverified', async () => {
  withoutProof(holdWallet('accept'));
  const { screen, me, connect } = await openFinances();

  await connect.click();

  await expect.element(screen.getByText('Your wallet address has been saved')).toBeVisible();
  await expect.element(screen.getByText(/^Not verified/)).toBeVisible();
  expect(me.wallet).toMatchObject({ isVerified: false });
});

test('a proof that the server refuses disconnects the wallet', async () => {
  changeConnection(holdWallet('accept'), ({ items }) => {
    for (const item of items) if ('proof' in item) item.proof.timestamp -= 1;
  });
  const { screen, me, connect } = await openFinances();

  await connect.click();

  await expect
    .element(
      screen.getByText('Your wallet could not be confirmed, connect it again or enter its address'),
    )
    .toBeVisible();
  await expect.element(screen.getByText('Simulated wallet is connected')).not.toBeInTheDocument();
  expect(me.wallet).toBeNull();
});

test('without a configured list of wallets only the form for an address is offered', async () => {
  const { screen, connect } = await openFinances({ config: { wallets_url: null } });

  await expect.element(screen.getByRole('link', { name: 'Enter address' })).toBeVisible();
  await expect.element(connect).not.toBeInTheDocument();
});

test('without a configured list of wallets nothing asks the player to connect an unverified address', async () => {
  const wallet = { address: `0:${'11'.repeat(32)}`, isVerified: false };
  const { screen } = await openFinances({
    config: { wallets_url: null },
    player: { displayName: 'Viewer', wallet },
  });

  const note = 'Not verified: a new wallet waits a while for rewards.';
  await expect.element(screen.getByText(note, { exact: true })).toBeVisible();
});

test('a connection is stored for the player alone, because several players may share a device', async () => {
  holdWallet('accept');
  const { screen, connect, me } = await openFinances();
  await connect.click();
  await expect.element(screen.getByText('Simulated wallet is connected')).toBeVisible();

  const stored = localDevice.keys().filter((key) => key.includes('ton-connect-storage'));
  expect(stored).toContainEqual(expect.stringContaining('bridge-connection'));
  expect(stored.filter((key) => !key.startsWith(`bold.ton.${me.telegramId}.`))).toEqual([]);
  // What its windows know about the wallet.
  await expect
    .poll(() => localDevice.read(`bold.ton.${me.telegramId}.wallet-info`))
    .toContain('Simulated wallet');
});

test('a connection from an earlier visit is restored', async () => {
  holdWallet('accept');
  const first = await openFinances();
  await first.connect.click();
  await expect.element(first.screen.getByText('Your wallet has been verified')).toBeVisible();
  await first.screen.unmount();

  const { screen } = await openFinances();

  await expect.element(screen.getByText('Simulated wallet is connected')).toBeVisible();
});
