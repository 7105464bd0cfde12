import { afterEach, expect, test, vi } from 'vitest';
import { walletPlayer } from '../../test/fake-wallet.ts';
import { createTonConnect } from './ton-connect.ts';

afterEach(() => vi.useRealTimers());

test('TON Connect sends no statistics', async () => {
  vi.useFakeTimers();
  const ask = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([]));
  const walletsUrl = new URL('/wallets.json', location.href).href;
  createTonConnect({ walletsUrl, network: '-239', returnUrl: '', ...walletPlayer });

  const detail = { client_id: 'client', custom_data: {}, visible_wallets: [] };
  dispatchEvent(new CustomEvent('ton-connect-ui-wallet-modal-opened', { detail }));
  await vi.advanceTimersByTimeAsync(60_000);

  expect(ask.mock.calls.map(([address]) => `${address}`).filter((a) => a !== walletsUrl)).toEqual(
    [],
  );
});
