import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TransferEnd } from '../../ton/send-transfer.ts';
import { WalletFailure } from '../../ton/wallet-failure.ts';
import { tonGateway } from './ton-gateway.ts';

const sendTransfer = vi.hoisted(() => vi.fn<(link: string) => Promise<TransferEnd>>());
vi.mock('../../ton/send-transfer.ts', () => ({ sendTransfer }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  sendTransfer.mockReset();
});

function openGateway() {
  const notify = vi.fn();
  const settings = {
    walletsUrl: '/wallets.json',
    network: '-239',
    language: 'en',
    returnUrl: 'https://t.me/bold_test_bot/bold',
    telegramId: 1,
    interceptBack() {},
  } as const;
  return { gateway: tonGateway(settings, notify), notify };
}

test.each([
  ['sent', 'pending'],
  ['unanswered', 'unanswered'],
  ['refused', 'cancelled'],
] as const)(
  '[PAY-03] a transfer that was %s has the outcome %s, because only the server sees it on the chain',
  async (end, left) => {
    const { gateway } = openGateway();
    sendTransfer.mockResolvedValueOnce(end);

    await expect(gateway.open('ton://transfer/x', () => {})).resolves.toBe(left);
  },
);

test('a wallet of another network shows a toast, and the payment fails', async () => {
  const { gateway, notify } = openGateway();
  sendTransfer.mockRejectedValueOnce(new WalletFailure('wrong-network'));

  await expect(gateway.open('ton://transfer/x', () => {})).resolves.toBe('failed');

  expect(notify).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Wrong network' }),
  );
  expect(gateway.obstacle()).toBeUndefined();
});

test('[ERR-08] while the wallet has a request a second transfer is blocked', async () => {
  const { gateway } = openGateway();
  const asked = Promise.withResolvers<TransferEnd>();
  sendTransfer.mockReturnValueOnce(asked.promise);
  const open = gateway.open('ton://transfer/x', () => {});

  expect(gateway.obstacle()).toBe('already-open');
  asked.resolve('refused');
  await open;
  expect(gateway.obstacle()).toBeUndefined();
});
