import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testConfig } from '../../test/app-config.ts';
import { holdWallet, walletConfig, walletPlayer } from '../../test/fake-wallet.ts';
import { openTonConnect } from './open-ton-connect.ts';
import { sendTransfer } from './send-transfer.ts';
import { WalletFailure } from './wallet-failure.ts';
import { walletSettings } from './wallet-settings.ts';

const link =
  'ton://transfer/UQAREREREREREREREREREREREREREREREREREREREREREbvW?amount=30000000&text=payment-1';

function settings() {
  const found = walletSettings({ ...testConfig, ...walletConfig }, walletPlayer);
  if (!found) throw new Error('No list of wallets');
  return found;
}

beforeEach(() => {
  // TON Connect logs its calls and errors.
  for (const level of ['debug', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

test('a sent transfer is on the chain with its amount and its comment', async () => {
  const arrived = vi.fn();
  holdWallet('accept', { onArrival: arrived });

  await expect(sendTransfer(link, settings(), () => {})).resolves.toBe('sent');

  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
  expect(
    JSON.stringify(arrived.mock.calls[0], (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  ).toMatch(/30000000.*payment-1|payment-1.*30000000/);
});

test('a transfer that the wallet declines is cancelled, not failed', async () => {
  const arrived = vi.fn();
  holdWallet('refuse', { onArrival: arrived });

  await expect(sendTransfer(link, settings(), () => {})).resolves.toBe('refused');

  expect(arrived).not.toHaveBeenCalled();
});

test('a transfer whose window is closed is unanswered, because the wallet can still send it', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<boolean>();
  const arrived = vi.fn();
  holdWallet('ask', {
    onArrival: arrived,
    ask: async ({ kind }) => {
      if (kind === 'connect') return true;
      asked.resolve();
      return answer.promise;
    },
  });
  const requested = vi.fn();
  const end = sendTransfer(link, settings(), requested);
  await asked.promise;
  expect(requested).toHaveBeenCalledOnce();

  const window = page.getByText('Confirm the transaction', { exact: false }).first();
  await expect.element(window).toBeVisible();
  await userEvent.keyboard('{Escape}');

  await expect(end).resolves.toBe('unanswered');
  answer.resolve(true);
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
});

test('a transfer by a wallet on another network fails and is not sent', async () => {
  const arrived = vi.fn();
  holdWallet('wrong-network', { onArrival: arrived });

  await expect(sendTransfer(link, settings(), () => {})).rejects.toEqual(
    new WalletFailure('wrong-network'),
  );

  expect(arrived).not.toHaveBeenCalled();
});

/** Makes the wallet answer a transfer with an error of a code, after it has really answered. */
function answerWith(code: number, wallet: ReturnType<typeof holdWallet>) {
  const { send } = wallet.tonconnect;
  wallet.tonconnect.send = async (request) => {
    const response = await send(request);
    if (request.method !== 'sendTransaction') return response;
    return { id: request.id, error: { code, message: 'An error.' } };
  };
}

test('after an unknown error the transfer is unanswered, because the wallet may have sent it', async () => {
  const arrived = vi.fn();
  const wallet = holdWallet('accept', { onArrival: arrived });
  answerWith(0, wallet);

  await expect(sendTransfer(link, settings(), () => {})).resolves.toBe('unanswered');

  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
});

test('a wallet that has forgotten the app is disconnected, so that the next transfer connects one', async () => {
  answerWith(100, holdWallet('accept'));

  await expect(sendTransfer(link, settings(), () => {})).rejects.toEqual(
    new WalletFailure('failed'),
  );

  expect((await openTonConnect(settings())).connected).toBe(false);
});
