import { walletsList } from '@bold/mock/wallet';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { testConfig } from '../../test/app-config.ts';
import { walletPlayer } from '../../test/fake-wallet.ts';
import { connectWallet } from './connect-wallet.ts';
import { openTonConnect } from './open-ton-connect.ts';
import { walletSettings } from './wallet-settings.ts';

beforeEach(() => {
  // TON Connect logs its steps and errors.
  for (const level of ['debug', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

/** What the bridge delivers when a wallet has accepted the code that TON Connect's window shows. */
const connectEvent = {
  event: 'connect',
  id: 1,
  payload: {
    items: [
      {
        name: 'ton_addr',
        address: `0:${'11'.repeat(32)}`,
        network: testConfig.ton_network,
        publicKey: '22'.repeat(32),
        walletStateInit: 'te6cckEBAQEAAgAAAEysuc0=',
      },
    ],
    device: {
      platform: 'iphone',
      appName: 'A wallet that is not in the list',
      appVersion: '1',
      maxProtocolVersion: 2,
      features: ['SendTransaction', { name: 'SendTransaction', maxMessages: 4 }],
    },
  },
};

test('a wallet that is not in the list connects by the code for all wallets', async () => {
  // On a wide screen, TON Connect's window shows the code at once.
  await page.viewport(1200, 900);
  onTestFinished(() => page.viewport(390, 844));
  const list = JSON.stringify(walletsList('http://127.0.0.1:1/bridge'));
  const config = { wallets_url: `data:application/json,${encodeURIComponent(list)}` };
  const settings = walletSettings({ ...testConfig, ...config }, walletPlayer);
  if (!settings) throw new Error('There is no list of wallets.');
  const ui = await openTonConnect(settings);
  hideLookup(ui);
  Object.assign(ui, { walletInfo: { name: 'The wallet before', openMethod: 'universal-link' } });
  const connecting = connectWallet(ui);
  await vi.waitUntil(() => document.querySelector('[data-tc-wallets-modal-universal-desktop]'));

  deliver(ui, connectEvent);

  expect((await connecting)?.account.address).toBe(`0:${'11'.repeat(32)}`);
  expect(ui.wallet).not.toHaveProperty('name');
  deliver(ui, { event: 'disconnect', id: 2, payload: {} });
});

/** Passes an event to TON Connect, as the bridge does. */
function deliver({ connector }: { connector: unknown }, event: unknown): void {
  (connector as { walletEventsListener(event: unknown): void }).walletEventsListener(event);
}

/** Keeps TON Connect from looking for the wallet in the list for itself: it throws there, and catches nothing. */
function hideLookup(ui: unknown): void {
  vi.spyOn(ui as { updateWalletInfo(): Promise<void> }, 'updateWalletInfo').mockResolvedValue();
}
