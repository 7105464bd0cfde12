import { people } from '@bold/mock/telegram';
import { getMyTaps } from '@bold/sdk';
import { LiveConnection } from '@bold/sdk/live';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdWallet, walletConfig } from '../../../../test/fake-wallet.ts';
import { createPayments } from '../../../app/wiring/create-payments.ts';
import { localDevice } from '../../../lib/device-storage.ts';
import { openStore } from '../open-store.fixture.tsx';
import { paymentKeyPrefix } from './stored-payments.ts';
import type { WaitingPayment } from './waiting-payment.ts';

type Visit = NonNullable<Parameters<typeof openStore>[0]>;

const customForm = { paymentId: 'custom', basePrice: 750, totalPrice: 750, taps: 1_500 } as const;
const stored: WaitingPayment = {
  id: 'p-1',
  form: { ...customForm, currency: 'STARS' },
  creditedTaps: 1_650,
  isReported: false,
  isSetAside: false,
};
const event = (name: string, error: string | null = null) => ({ name, ...stored.form, error });

/** Opens the payments page, or the page at `visit.path`. */
async function open(visit: Visit = {}) {
  const store = await openStore(visit);
  const { screen, stores } = store;
  return {
    ...store,
    card: screen.getByRole('status', { name: 'Waiting for the network' }),
    amount: screen.getByRole('textbox', { name: 'Custom amount' }),
    buyCustom: screen.getByRole('button', { name: 'Buy 1 650 taps' }),
    checkAgain: () => stores.openPayments(createPayments).waiting.check(),
  };
}

/**
 * Opens a page for a player whose device stores a waiting payment.
 * @param at The time at which the server created the payment
 * @param isReported True if Telegram has reported the payment as paid
 */
async function openAgain(path = '/store/payments', at = new Date(), isReported = false) {
  const id = people[0]?.user.id ?? 0;
  localDevice.write(paymentKeyPrefix(id) + stored.id, JSON.stringify({ ...stored, isReported }));
  const store = await open({ path, held: ['getPaymentStatus'] });
  const { world, held } = store;
  world.payments.push({
    id: stored.id,
    userId: world.players.find(({ telegramId }) => telegramId === id)?.id ?? 0,
    currency: 'STARS',
    price: 750,
    priceMicros: 15_000_000,
    taps: stored.creditedTaps,
    status: 'pending',
    createdAt: at.toISOString(),
    paidAt: null,
    refundedAt: null,
    reward: null,
  });
  held?.release();
  return store;
}

test('[PAY-03] [PAY-05] a custom amount that Telegram leaves pending waits in the store, and is paid when it arrives', async () => {
  const { amount, buyCustom, waitForSheet, telegram, ...store } = await open({
    path: '/store/custom-payment',
  });
  await amount.fill('1500');
  await buyCustom.click();
  await waitForSheet();

  telegram.invoices.closes('pending');

  await expect.poll(store.path).toBe('/store/payments');
  await expect
    .element(store.card.getByText(/^You get 1\s650 taps when the payment arrives/))
    .toBeVisible();
  await expect.element(store.balance).toHaveTextContent('640');
  expect(store.payments()).toEqual([event('started_payment')]);
  store.notifyServer();
  await store.toastShows('Your new taps are ready');
  await expect.element(store.balance).toHaveTextContent('2 290');
  expect(store.payments()).toEqual([event('started_payment'), event('paid_payment')]);
});

test('[PAY-03] [PAY-05] a custom amount for TON waits in the store once the wallet has sent its transfer', async () => {
  // TON Connect logs its calls.
  vi.spyOn(console, 'debug').mockReturnValue();
  holdWallet('accept');
  const config = { ...walletConfig, payment_gateways: ['stars', 'ton'] } satisfies Visit['config'];
  const store = await open({ path: '/store/custom-payment', config });
  await store.screen.getByRole('radio', { name: 'TON' }).click();
  await store.amount.fill('1500');
  await store.buyCustom.click();

  await expect.poll(store.path).toBe('/store/payments');
  await expect
    .element(store.card.getByText(/^You get 1\s650 taps when the payment arrives/))
    .toBeVisible();
  await store.toastShows('Payment is on its way');
  expect(store.payments()).toMatchObject([{ name: 'started_payment', currency: 'TON' }]);
  store.notifyServer();
  await store.toastShows('Your new taps are ready');
  expect(store.payments()).toMatchObject([{}, { name: 'paid_payment', currency: 'TON' }]);
  vi.restoreAllMocks();
});

test('[PAY-03] [PAY-05] a TON payment whose window is closed waits, because the wallet can still send it', async () => {
  vi.spyOn(console, 'debug').mockReturnValue();
  const asked = Promise.withResolvers<void>();
  holdWallet('ask', {
    ask: async ({ kind }) => {
      if (kind === 'connect') return true;
      asked.resolve();
      return new Promise(() => {});
    },
  });
  const config = { ...walletConfig, payment_gateways: ['ton'] } satisfies Visit['config'];
  const store = await open({ config });
  await store.radio(/1 100 taps/).click();
  await store.button('Buy 1 100 taps').click();
  await asked.promise;
  const prefix = paymentKeyPrefix(store.telegram.launch.initData.user.id);
  expect(localDevice.keys()).toContain(`${prefix}${store.world.payments.at(-1)?.id}`);
  await expect
    .element(page.getByText('Confirm the transaction', { exact: false }).first())
    .toBeVisible();

  await userEvent.keyboard('{Escape}');

  await store.toastShows('Not confirmed yet');
  await expect.element(store.card).toBeVisible();
  await expect.element(store.button('Buy 1 100 taps')).toBeDisabled();
  expect(store.payments()).toMatchObject([{ name: 'started_payment' }]);
  vi.restoreAllMocks();
});

test('[PAY-05] after a restart of the app a waiting payment is shown on both pages, and blocks Buy', async () => {
  const { card, radio, button, amount, buyCustom, router, checkAgain } = await openAgain();
  await expect.element(card).toBeVisible();
  await radio(/1 100 taps/).click();
  await expect.element(button('Buy 1 100 taps')).toBeDisabled();
  await checkAgain();

  await router.navigate('/store/custom-payment');

  await amount.fill('1500');
  await expect.element(buyCustom).toBeDisabled();
  await expect.element(card).toBeVisible();
});

test('[PAY-05] while a payment waits, Enter starts no other one and shows no toast', async () => {
  const { amount, buyCustom, button, stores, ...store } = await openAgain('/store/custom-payment');
  await amount.fill('1500');
  // Before and after the price is loaded.
  await userEvent.keyboard('{Enter}');
  await expect.element(buyCustom).toBeDisabled();
  await userEvent.keyboard('{Enter}');

  await button('Buy something else').click();
  await buyCustom.click();

  await store.waitForSheet();
  expect(store.payments()).toEqual([event('started_payment')]);
  expect(store.world.payments).toHaveLength(2);
  expect(stores.toasts.toast).toBeUndefined();
});

test('[PAY-03] a waiting payment that expires is reported as failed once, and shows its toast', async () => {
  const { card, toastShows, payments, checkAgain, radio, button } = await openAgain(
    '/store/payments',
    new Date(0),
  );

  await toastShows('No payment has arrived');
  await toastShows(
    'Nothing was credited. If money has left your wallet, send /paysupport to our bot',
  );
  await checkAgain();
  expect(payments()).toEqual([event('failed_payment', 'unpaid_error')]);
  await expect.element(card).not.toBeInTheDocument();
  await radio(/1 100 taps/).click();
  await expect.element(button('Buy 1 100 taps')).toBeEnabled();
});

test('[PAY-02] a payment that Telegram reported as paid waits visibly after a restart, and its expiry shows a toast', async () => {
  const { card, toastShows, payments, button, radio, world, checkAgain } = await openAgain(
    '/store/payments',
    new Date(),
    true,
  );
  await expect.element(card).toBeVisible();
  await radio(/1 100 taps/).click();
  await expect.element(button('Buy 1 100 taps')).toBeDisabled();

  Object.assign(world.payments.at(-1) ?? {}, { createdAt: new Date(0).toISOString() });
  await checkAgain();

  await toastShows('No payment has arrived');
  await expect.element(card).not.toBeInTheDocument();
  expect(payments()).toEqual([]);
});

test('a payment of another tab waits visibly in this one, until that tab has removed it', async () => {
  const { card, telegram } = await open({ held: ['getPaymentStatus'] });
  const key = paymentKeyPrefix(telegram.launch.initData.user.id) + stored.id;
  localDevice.write(key, JSON.stringify(stored));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await expect.element(card).toBeVisible();

  localDevice.remove(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));

  await expect.element(card).not.toBeInTheDocument();
});

test('many balance messages, as of taps on another device, cause one request for the state of a waiting payment', async () => {
  const { calls, stores, telegram } = await openAgain();
  const { user } = telegram.launch.initData;
  const requests = () =>
    calls.filter(({ operationId }) => operationId === 'getPaymentStatus').length;
  await expect.poll(requests).toBe(1);
  const other = new LiveConnection({
    baseUrl: '/api',
    initData: () => telegram.launch.rawInitData,
    telegramId: user.id,
    storage: { load: () => [], save: () => {} },
  });
  other.connect();
  await expect.poll(() => other.isOpen).toBe(true);

  for (let tap = 0; tap < 5; tap += 1) other.sendMessage({ multiplier: 1, taps: 1 });

  await expect.poll(() => stores.taps.balance.total).toBe(437);
  await getMyTaps();
  expect(requests()).toBe(2);
  other.close();
});

test('a waiting payment that was refunded leaves without a text about new taps', async () => {
  const { card, world, checkAgain, payments, balance, stores } = await openAgain();
  await expect.element(card).toBeVisible();
  const payment = world.payments.at(-1);
  if (!payment) throw new Error('The mock has no payment.');
  payment.status = 'refunded';
  for (const player of world.players) player.availableTaps = 77;

  await checkAgain();

  await expect.element(card).not.toBeInTheDocument();
  await expect.poll(payments).toEqual([event('paid_payment')]);
  // A toast about new taps would come with the new balance.
  await expect.element(balance).toHaveTextContent('77');
  expect(stores.toasts.toast).toBeUndefined();
});
