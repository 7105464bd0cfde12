import { failing } from '@bold/mock/browser';
import { expect, test } from 'vitest';
import { openStore } from './open-store.fixture.tsx';

const popular = {
  paymentId: 3,
  totalPrice: 500,
  currency: 'STARS',
  basePrice: 500,
  taps: 1_100,
};
const started = { name: 'started_payment', ...popular, error: null };
const paid = { name: 'paid_payment', ...popular, error: null };
const failed = (error: string) => ({ name: 'failed_payment', ...popular, error });

/** The store with the most popular offer chosen, and its button pressed. */
async function buyPopular(visit: Parameters<typeof openStore>[0] = {}) {
  const store = await openStore(visit);
  await store.radio(/1 100 taps/).click();
  await store.button('Buy 1 100 taps').click();
  return store;
}

test('[PAY-01] [PAY-02] [PAY-06] [VIEW-05] a paid invoice adds the offer’s taps at once, and reports it', async () => {
  const { telegram, payments, sheetOpens, balance, isConfirmed, world } = await buyPopular();
  expect(await sheetOpens()).toBe(`https://t.me/$${world.payments.at(-1)?.id}`);
  expect(payments()).toEqual([started]);
  await expect.element(balance).toHaveTextContent('640');

  telegram.invoices.closes('paid');

  await expect.element(balance).toHaveTextContent('1 740');
  expect(payments()).toEqual([started, paid]);
  await isConfirmed('Your new taps are ready');
});

test('[PAY-02] the server’s push after `paid` does not count the purchase twice', async () => {
  const { telegram, sheetOpens, serverHears, balance, stores } = await buyPopular();
  await sheetOpens();
  telegram.invoices.closes('paid');
  await expect.element(balance).toHaveTextContent('1 740');

  serverHears();

  await expect.poll(() => stores.taps.pendingCreditTaps).toBe(0);
  await expect.element(balance).toHaveTextContent('1 740');
});

test('[PAY-02] a push before `paid` does not count the purchase twice either', async () => {
  const { telegram, sheetOpens, serverHears, balance, payments } = await buyPopular();
  await sheetOpens();
  serverHears();
  await expect.element(balance).toHaveTextContent('1 740');

  telegram.invoices.closes('paid');

  await expect.poll(payments).toContainEqual(paid);
  await expect.element(balance).toHaveTextContent('1 740');
});

test.each(['failed', 'cancelled'] as const)(
  '[PAY-03] [VIEW-05] an invoice left as %s adds nothing and is reported as unpaid',
  async (end) => {
    const { telegram, sheetOpens, payments, balance } = await buyPopular();
    await sheetOpens();

    telegram.invoices.closes(end);

    await expect.poll(payments).toEqual([started, failed('unpaid_error')]);
    await expect.element(balance).toHaveTextContent('640');
  },
);

test('[PAY-03] a pending invoice is reported as unpaid, and its taps come when the server has them', async () => {
  const { telegram, sheetOpens, payments, balance, isConfirmed, serverHears } = await buyPopular();
  await sheetOpens();

  telegram.invoices.closes('pending');
  await expect.poll(payments).toEqual([started, failed('unpaid_error')]);
  await isConfirmed('Payment is on its way');
  await expect.element(balance).toHaveTextContent('640');
  serverHears();

  await expect.element(balance).toHaveTextContent('1 740');
});

test('[PAY-02] a purchase of which nobody tells is found out by asking', async () => {
  const { telegram, sheetOpens, serverHears, balance, stores } = await buyPopular();
  await sheetOpens();
  stores.connection.close();
  telegram.invoices.closes('pending');

  serverHears();

  await expect.poll(() => balance.element().textContent, { timeout: 5_000 }).toBe('1 740');
});

test('[ERR-07] [PAY-04] a messenger without payments is told of before anything is bought', async () => {
  const store = await openStore();
  store.telegram.invoices.blockedBy = 'unsupported';
  await store.radio(/1 100 taps/).click();

  await store.button('Buy 1 100 taps').click();

  await store.isConfirmed('Something went wrong');
  await store.isConfirmed("Your version of Telegram doesn't support payment methods");
  expect(store.payments()).toEqual([started, failed('telegram_error')]);
  expect(store.world.payments).toEqual([]);
});

test('[ERR-08] [PAY-04] a second invoice while one is open is told of, and the first one still counts', async () => {
  const { telegram, sheetOpens, button, isConfirmed, payments, balance, world } =
    await buyPopular();
  await sheetOpens();
  telegram.invoices.blockedBy = 'already-open';

  await button('Buy 1 100 taps').click();

  await isConfirmed('Payment has been opened before, please refresh your application');
  expect(payments()).toEqual([started, started, failed('telegram_error')]);
  expect(world.payments).toHaveLength(1);
  telegram.invoices.closes('paid');
  await expect.element(balance).toHaveTextContent('1 740');
});

test('[ERR-09] [PAY-04] an invoice that cannot be made leaves the balance and says so', async () => {
  const { isConfirmed, payments, button, balance, telegram } = await buyPopular({
    controls: failing('createTariffInvoice'),
  });

  await isConfirmed('Something went wrong');
  await isConfirmed('Your balance has not been updated');
  expect(payments()).toEqual([started, failed('backend_error')]);
  expect(telegram.invoices.open).not.toHaveBeenCalled();
  await expect.element(balance).toHaveTextContent('640');
  await expect.element(button('Buy 1 100 taps')).toBeEnabled();
});

test('while an invoice is being made nothing can be bought twice', async () => {
  const { button, payments, sheetOpens, held } = await buyPopular({
    held: ['createTariffInvoice'],
  });

  await expect.element(button('Buy 1 100 taps')).toBeDisabled();
  held?.release();

  await sheetOpens();
  await expect.element(button('Buy 1 100 taps')).toBeEnabled();
  expect(payments()).toEqual([started]);
});

test('init data that ran out is told of, not taken for a broken payment', async () => {
  const { screen } = await buyPopular({
    controls: failing('createTariffInvoice', 'INIT_DATA_EXPIRED'),
  });

  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});

test('[PAY-02] a payment outlives the page that it was started on', async () => {
  const { telegram, sheetOpens, router, stores, path, screen } = await buyPopular();
  await sheetOpens();
  await router.navigate('/bold');
  await expect.element(screen.getByRole('button', { name: 'Tap', exact: true })).toBeVisible();

  telegram.invoices.closes('paid');

  await expect.poll(() => stores.taps.balance.available).toBe(1_740);
  expect(path()).toBe('/bold');
});
