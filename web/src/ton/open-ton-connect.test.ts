import { afterEach, expect, test, vi } from 'vitest';
import { memoryDevice } from '../../test/memory-device.ts';

const shared = 'ton-connect-ui_wallet-info';

afterEach(() => {
  vi.doUnmock('../lib/device-storage.ts');
  vi.doUnmock('./ton-connect.ts');
  vi.unstubAllGlobals();
});

/**
 * Opens TON Connect for a player, on a new page of the device. `read` is what its windows have read about the wallet,
 * and `connect` ends as soon as they have stored another one.
 */
async function openPage(device: ReturnType<typeof memoryDevice>, telegramId: number) {
  const page = { read: undefined as string | undefined, stored: '', changed: () => {} };
  vi.resetModules();
  vi.doMock('../lib/device-storage.ts', () => ({ localDevice: device }));
  vi.doMock('./ton-connect.ts', () => {
    // The library reads it when it is imported.
    page.read = device.read(shared);
    return {
      createTonConnect: () => ({
        connector: {
          onStatusChange(listener: () => void) {
            page.changed = listener;
          },
        },
      }),
      setTonConnectTheme() {},
      whenDescribed: async () => device.write(shared, page.stored),
    };
  });
  vi.stubGlobal('fetch', async () => Response.json([]));
  const { openTonConnect } = await import('./open-ton-connect.ts');
  await openTonConnect({
    walletsUrl: '/wallets.json',
    network: '-239',
    language: 'en',
    returnUrl: 'https://t.me/bold_test_bot/bold',
    telegramId,
    interceptBack() {},
  });
  return {
    read: page.read,
    async connect(wallet: string) {
      page.stored = wallet;
      page.changed();
      await vi.waitFor(() => expect(device.keys()).toContain(`bold.ton.${telegramId}.wallet-info`));
    },
  };
}

test('TON Connect shows and opens the wallet of the player, not that of another player of the device', async () => {
  const device = memoryDevice();
  await (await openPage(device, 1)).connect('wallet of 1');

  const other = await openPage(device, 2);
  expect(other.read).toBeUndefined();
  await other.connect('wallet of 2');

  expect((await openPage(device, 1)).read).toBe('wallet of 1');
  expect((await openPage(device, 2)).read).toBe('wallet of 2');
});
