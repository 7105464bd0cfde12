import { ApiProblem } from '@bold/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaymentObstacle, PaymentOutcome } from './gateway.ts';
import { orderOf, startPaymentStore } from './payment-store.fixture.ts';

const invoice = { link: 'link', id: 'p-1' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[PAY-01] a payment is reported as started before its invoice is created and opened', async () => {
  const { store, log, close } = startPaymentStore();
  const paying = store.pay(orderOf(3), async ({ paymentId }) => ({
    link: `link-${paymentId}`,
    id: 'p-1',
  }));
  await vi.waitFor(() => expect(log).toContain('open link-3'));

  expect(log).toEqual(['report started_payment null', 'addPendingCredit', 'open link-3']);
  close('cancelled');
  await paying;
});

test('[PAY-02] a paid invoice is reported, the player is notified, and its taps are credited at once', async () => {
  const { store, log, close } = startPaymentStore();
  const paying = store.pay(orderOf(3), async () => invoice);
  close('paid');

  await expect(paying).resolves.toBe('paid');

  expect(log.slice(3)).toEqual([
    'report paid_payment null',
    'promise 1100',
    'notify paid',
    'wait p-1 true with its credit',
  ]);
});

test.each<PaymentOutcome>(['failed', 'cancelled'])(
  '[PAY-03] an invoice closed as %s is reported as unpaid, credits nothing, and the balance is requested',
  async (outcome) => {
    const { store, log, close } = startPaymentStore();
    const paying = store.pay(orderOf(3), async () => invoice);
    close(outcome);

    await expect(paying).resolves.toBe(outcome);
    vi.advanceTimersByTime(1_000);

    expect(log).toContain('report failed_payment unpaid_error');
    expect(log).not.toContain('promise 1100');
    expect(log).toContain('refresh');
    expect(log.some((line) => /^(notify|wait)/.test(line))).toBe(false);
  },
);

test('[PAY-03] a pending payment is not a failure: it waits for the server', async () => {
  const { store, log, close } = startPaymentStore();
  const paying = store.pay(orderOf(3), async () => invoice);
  close('pending');

  await expect(paying).resolves.toBe('pending');

  expect(log.slice(3)).toEqual(['notify pending', 'wait p-1 false']);
});

/** Starts a payment whose wallet does not answer until the test calls the returned `answer` or `fail`. */
async function askWallet() {
  const opened = startPaymentStore();
  const answer = Promise.withResolvers<PaymentOutcome>();
  opened.gateway.open.mockImplementationOnce((_link, onRequest) => {
    onRequest();
    opened.log.push('asked');
    return answer.promise;
  });
  const paying = opened.store.pay(orderOf(3), async () => invoice);
  await vi.waitFor(() => expect(opened.log).toContain('asked'));
  return { ...opened, paying, answer: answer.resolve, fail: answer.reject };
}

test('a payment is stored before the wallet is asked, and once', async () => {
  const { log, paying, answer } = await askWallet();
  expect(log.slice(2)).toEqual(['wait p-1 false', 'asked']);

  answer('pending');
  await paying;

  expect(log.slice(4)).toEqual(['notify pending']);
});

test.each<PaymentOutcome>(['cancelled', 'failed'])(
  '[PAY-03] a payment that the wallet %s waits no longer',
  async (outcome) => {
    const { log, waiting, paying, answer } = await askWallet();
    answer(outcome);
    await paying;

    expect(log.slice(4)).toEqual(['report failed_payment unpaid_error', 'giveUp', 'remove p-1']);
    expect(waiting.size).toBe(0);
  },
);

test('[PAY-04] a payment whose wallet fails after it was asked waits no longer', async () => {
  const { log, waiting, paying, fail } = await askWallet();
  fail(new Error('The connection to the wallet is lost'));
  await paying;

  expect(log.slice(4)).toEqual([
    'giveUp',
    'remove p-1',
    'report failed_payment telegram_error',
    'notify not-created',
  ]);
  expect(waiting.size).toBe(0);
});

test('a payment that the server records while the wallet’s window is open does not wait again', async () => {
  const { log, waiting, paying, answer } = await askWallet();
  waiting.delete('p-1');
  answer('pending');

  await expect(paying).resolves.toBe('pending');

  expect(log.slice(4)).toEqual([]);
});

test('a server without the state of payments is only asked for the balance', async () => {
  const { store, log, close } = startPaymentStore();
  const paying = store.pay(orderOf(3), async () => ({ link: 'link', id: undefined }));
  close('pending');
  await paying;
  vi.advanceTimersByTime(1_000);

  expect(log.slice(3)).toEqual(['notify pending', 'refresh']);
});

test.each([
  ['GATEWAY_UNAVAILABLE', 'gateway-closed'],
  ['INVOICE_TOO_LARGE', 'too-large'],
  ['PAYMENT_GATEWAY_FAILED', 'not-created'],
] as const)(
  '[ERR-09] an invoice that is refused with %s shows the notice %s',
  async (code, notice) => {
    const { store, log } = startPaymentStore();
    await store.pay(orderOf(3), () => Promise.reject(new ApiProblem('problem', 409, { code })));
    expect(log.at(-1)).toBe(`notify ${notice}`);
  },
);

test.each<PaymentObstacle>(['unsupported', 'already-open'])(
  '[ERR-07] [ERR-08] [PAY-04] with an %s pay sheet no invoice is created, and a telegram_error is reported',
  async (obstacle) => {
    const { store, log, gateway } = startPaymentStore();
    gateway.blockedBy = obstacle;
    const createInvoice = vi.fn(async () => invoice);

    await expect(store.pay(orderOf(3), createInvoice)).resolves.toBeUndefined();

    expect(log).toEqual([
      'report started_payment null',
      'report failed_payment telegram_error',
      `notify ${obstacle}`,
    ]);
    expect(createInvoice).not.toHaveBeenCalled();
  },
);

test('[ERR-08] a second invoice while the first is open shows a notice, and the first continues', async () => {
  const { store, log, gateway, close } = startPaymentStore();
  const first = store.pay(orderOf(3), async () => invoice);
  await vi.waitFor(() => expect(log).toContain('open link'));
  gateway.blockedBy = 'already-open';

  await store.pay(orderOf(4), async () => ({ link: 'other', id: 'p-2' }));

  expect(log.at(-1)).toBe('notify already-open');
  close('paid');
  await expect(first).resolves.toBe('paid');
});

test('[ERR-09] [PAY-04] an invoice that cannot be created is reported as backend_error', async () => {
  const { store, log } = startPaymentStore();

  await store.pay(orderOf(3), async () => Promise.reject(new Error('502')));

  expect(log).toEqual([
    'report started_payment null',
    'report failed_payment backend_error',
    'notify not-created',
  ]);
  expect(store.isPreparing).toBe(false);
});

test('[PAY-04] a gateway that rejects is reported as telegram_error, and the pending credit is given up', async () => {
  const { store, log, gateway } = startPaymentStore();
  gateway.open.mockRejectedValueOnce(new Error('The host is gone'));

  await store.pay(orderOf(3), async () => invoice);

  expect(log.slice(2)).toEqual([
    'giveUp',
    'report failed_payment telegram_error',
    'notify not-created',
  ]);
});

test('a second press while the invoice is created has no effect', async () => {
  const { store, log, close } = startPaymentStore();
  const createInvoice = vi.fn(async () => invoice);
  const first = store.pay(orderOf(3), createInvoice);
  expect(store.isPreparing).toBe(true);

  await store.pay(orderOf(3), createInvoice);

  expect(createInvoice).toHaveBeenCalledOnce();
  expect(log.filter((line) => line.startsWith('report started'))).toHaveLength(1);
  close('cancelled');
  await first;
});

test('Stars are the default currency', () => {
  const { store } = startPaymentStore();
  expect(store.currency).toBe('STARS');

  store.choose('TON');

  expect(store.currency).toBe('TON');
});

test('[STORE-05] a purchase is paid in Stars at first', () => {
  expect(startPaymentStore().store.currency).toBe('STARS');
});
