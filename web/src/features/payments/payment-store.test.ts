import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaymentEnd, PaymentObstacle } from './gateway.ts';
import { orderOf, startPaymentStore } from './payment-store.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[PAY-01] a payment is reported as started before its invoice is made and opened', async () => {
  const { store, log, close } = startPaymentStore();
  const paying = store.pay(orderOf(3), async ({ paymentId }) => `link-${paymentId}`);
  await vi.waitFor(() => expect(log).toContain('open link-3'));

  expect(log).toEqual(['report started_payment null', 'expect', 'open link-3']);
  close('cancelled');
  await paying;
});

test('[PAY-02] a paid invoice is reported, told, and its taps are granted at once', async () => {
  const { store, log, close } = startPaymentStore();
  const paying = store.pay(orderOf(3), async () => 'link');
  close('paid');

  await expect(paying).resolves.toBe('paid');

  expect(log.slice(3)).toEqual(['report paid_payment null', 'promise 1100', 'tell paid']);
});

test.each<PaymentEnd>(['failed', 'cancelled', 'pending'])(
  '[PAY-03] an invoice left as %s is an unpaid one, grants nothing, and the balance is asked for',
  async (end) => {
    const { store, log, close } = startPaymentStore();
    const paying = store.pay(orderOf(3), async () => 'link');
    close(end);

    await expect(paying).resolves.toBe(end);
    vi.advanceTimersByTime(1_000);

    expect(log).toContain('report failed_payment unpaid_error');
    expect(log).not.toContain('promise 1100');
    expect(log).toContain('refresh');
    expect(log.includes('tell pending')).toBe(end === 'pending');
  },
);

test.each<PaymentObstacle>(['unsupported', 'already-open'])(
  '[ERR-07] [ERR-08] [PAY-04] with the pay sheet %s no invoice is made, and it is a telegram_error',
  async (obstacle) => {
    const { store, log, gateway } = startPaymentStore();
    gateway.blockedBy = obstacle;
    const createInvoice = vi.fn(async () => 'link');

    await expect(store.pay(orderOf(3), createInvoice)).resolves.toBeUndefined();

    expect(log).toEqual([
      'report started_payment null',
      'report failed_payment telegram_error',
      `tell ${obstacle}`,
    ]);
    expect(createInvoice).not.toHaveBeenCalled();
  },
);

test('[ERR-08] a second invoice while the first is open is told of, and the first goes on', async () => {
  const { store, log, gateway, close } = startPaymentStore();
  const first = store.pay(orderOf(3), async () => 'link');
  await vi.waitFor(() => expect(log).toContain('open link'));
  gateway.blockedBy = 'already-open';

  await store.pay(orderOf(4), async () => 'other');

  expect(log.at(-1)).toBe('tell already-open');
  close('paid');
  await expect(first).resolves.toBe('paid');
});

test('[ERR-09] [PAY-04] an invoice that cannot be made is a backend_error', async () => {
  const { store, log } = startPaymentStore();

  await store.pay(orderOf(3), async () => Promise.reject(new Error('502')));

  expect(log).toEqual([
    'report started_payment null',
    'report failed_payment backend_error',
    'tell not-created',
  ]);
  expect(store.isPreparing).toBe(false);
});

test('[PAY-04] a gateway that breaks is a telegram_error, and nothing is expected any more', async () => {
  const { store, log, gateway } = startPaymentStore();
  gateway.open.mockRejectedValueOnce(new Error('The host is gone'));

  await store.pay(orderOf(3), async () => 'link');

  expect(log.slice(2)).toEqual([
    'settle',
    'report failed_payment telegram_error',
    'tell not-created',
  ]);
});

test('a second press while the invoice is being made buys nothing twice', async () => {
  const { store, log, close } = startPaymentStore();
  const createInvoice = vi.fn(async () => 'link');
  const first = store.pay(orderOf(3), createInvoice);
  expect(store.isPreparing).toBe(true);

  await store.pay(orderOf(3), createInvoice);

  expect(createInvoice).toHaveBeenCalledOnce();
  expect(log.filter((line) => line.startsWith('report started'))).toHaveLength(1);
  close('cancelled');
  await first;
});

test('Stars are the currency until another one is chosen', () => {
  const { store } = startPaymentStore();
  expect(store.currency).toBe('STARS');

  store.choose('TON');

  expect(store.currency).toBe('TON');
});
