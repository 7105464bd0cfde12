import { failing } from '@bold/mock/browser';
import { expect, test } from 'vitest';
import { buyPopular, openStore } from './open-store.fixture.tsx';

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

test('[PAY-01] [PAY-02] [PAY-06] [VIEW-05] a paid invoice adds the offer’s taps at once, and reports it', async () => {
  const { telegram, payments, reports, waitForSheet, balance, toastShows, world } =
    await buyPopular();
  expect(await waitForSheet()).toBe(`https://t.me/$${world.payments.at(-1)?.id}`);
  expect(payments()).toEqual([started]);
  await expect.element(balance).toHaveTextContent('640');

  telegram.invoices.closes('paid');

  await expect.element(balance).toHaveTextContent('1 740');
  expect(payments()).toEqual([started, paid]);
  const buyer = world.players.find(
    ({ telegramId }) => telegramId === telegram.launch.initData.user.id,
  );
  const users = reports.filter(({ name }) => name.endsWith('_payment'));
  expect(users.map(({ properties }) => properties.userId)).toEqual([buyer?.id, buyer?.id]);
  await toastShows('Your new taps are ready');
});

test('[PAY-02] the server’s push after `paid` does not count the purchase twice', async () => {
  const { telegram, waitForSheet, notifyServer, balance, stores } = await buyPopular();
  await waitForSheet();
  telegram.invoices.closes('paid');
  await expect.element(balance).toHaveTextContent('1 740');

  notifyServer();

  await expect.poll(() => stores.taps.pendingCreditTaps).toBe(0);
  await expect.element(balance).toHaveTextContent('1 740');
});

test('[PAY-02] bought taps that are spent before the server knows the payment are counted, although the app is minimized', async () => {
  const { telegram, waitForSheet, notifyServer, stores, world } = await buyPopular({
    player: { availableTaps: 0, totalTaps: 432 },
  });
  await waitForSheet();
  telegram.invoices.closes('paid');
  await expect.poll(() => stores.taps.balance.available).toBe(1_100);
  for (let tap = 0; tap < 40; tap += 1) stores.taps.tap();

  telegram.show(false);
  expect(stores.connection.unacked).toMatchObject([{ taps: 40, sent: false }]);
  telegram.show(true);
  notifyServer();

  const { id } = telegram.launch.initData.user;
  const player = world.players.find(({ telegramId }) => telegramId === id);
  await expect.poll(() => player?.totalTaps).toBe(472);
  expect(stores.taps.balance).toEqual({ available: 1_060, total: 472 });
});

test('[PAY-02] a push before `paid` does not count the purchase twice either', async () => {
  const { telegram, waitForSheet, notifyServer, balance, payments } = await buyPopular();
  await waitForSheet();
  notifyServer();
  await expect.element(balance).toHaveTextContent('1 740');

  telegram.invoices.closes('paid');

  await expect.poll(payments).toContainEqual(paid);
  await expect.element(balance).toHaveTextContent('1 740');
});

test.each(['failed', 'cancelled'] as const)(
  '[PAY-03] [VIEW-05] an invoice closed as %s adds nothing and is reported as unpaid',
  async (outcome) => {
    const { telegram, waitForSheet, payments, balance } = await buyPopular();
    await waitForSheet();

    telegram.invoices.closes(outcome);

    await expect.poll(payments).toEqual([started, failed('unpaid_error')]);
    await expect.element(balance).toHaveTextContent('640');
  },
);

test('[PAY-02] [PAY-03] a pending invoice waits visibly, and is paid when the server has credited it', async () => {
  const { telegram, waitForSheet, payments, balance, toastShows, notifyServer, button, screen } =
    await buyPopular();
  await waitForSheet();

  telegram.invoices.closes('pending');
  await toastShows('Payment is on its way');
  await toastShows('Waiting for the network');
  await expect.element(button('Buy 1 100 taps')).toBeDisabled();
  await expect.element(balance).toHaveTextContent('640');
  expect(payments()).toEqual([started]);
  notifyServer();

  await expect.element(balance).toHaveTextContent('1 740');
  await toastShows('Your new taps are ready');
  await expect.element(screen.getByText('Waiting for the network')).not.toBeInTheDocument();
  await expect.element(button('Buy 1 100 taps')).toBeEnabled();
  expect(payments().map(({ name }) => name)).toEqual(['started_payment', 'paid_payment']);
});

test('a player may buy something else while a payment waits', async () => {
  const { telegram, waitForSheet, button } = await buyPopular();
  await waitForSheet();
  telegram.invoices.closes('pending');

  await button('Buy something else').click();

  await expect.element(button('Buy 1 100 taps')).toBeEnabled();
});

test('[PAY-02] polling finds a purchase whose push was lost', async () => {
  const { telegram, waitForSheet, notifyServer, balance, stores } = await buyPopular();
  await waitForSheet();
  stores.connection.close();
  telegram.invoices.closes('pending');

  notifyServer();

  await expect.poll(() => balance.element().textContent, { timeout: 5_000 }).toBe('1\u{a0}740');
});

test('[ERR-07] [PAY-04] a Telegram version without payments shows a toast before anything is bought', async () => {
  const store = await openStore();
  store.telegram.invoices.blockedBy = 'unsupported';
  await store.radio(/1 100 taps/).click();

  await store.button('Buy 1 100 taps').click();

  await store.toastShows('Something went wrong');
  await store.toastShows("Your version of Telegram doesn't support payment methods");
  expect(store.payments()).toEqual([started, failed('telegram_error')]);
  expect(store.world.payments).toEqual([]);
});

test('[ERR-08] [PAY-04] a second invoice while one is open shows a toast, and the first one can still be paid', async () => {
  const { telegram, waitForSheet, button, toastShows, payments, balance, world } =
    await buyPopular();
  await waitForSheet();
  telegram.invoices.blockedBy = 'already-open';

  await button('Buy 1 100 taps').click();

  await toastShows('Payment has been opened before, please refresh your application');
  expect(payments()).toEqual([started, started, failed('telegram_error')]);
  expect(world.payments).toHaveLength(1);
  telegram.invoices.closes('paid');
  await expect.element(balance).toHaveTextContent('1 740');
});

test('[ERR-09] [PAY-04] an invoice that cannot be created shows a toast, and the balance is unchanged', async () => {
  const { toastShows, payments, button, balance, telegram } = await buyPopular({
    controls: failing('createTariffInvoice'),
  });

  await toastShows('Something went wrong');
  await toastShows('Your balance has not been updated');
  expect(payments()).toEqual([started, failed('backend_error')]);
  expect(telegram.invoices.open).not.toHaveBeenCalled();
  await expect.element(balance).toHaveTextContent('640');
  await expect.element(button('Buy 1 100 taps')).toBeEnabled();
});

test('[ERR-09] [PAY-04] a way to pay that was closed after the page was opened shows its own toast', async () => {
  const { world, radio, button, toastShows, payments, balance } = await openStore();
  await radio(/1 100 taps/).click();
  world.store.currencies = ['TON'];

  await button('Buy 1 100 taps').click();

  await toastShows('This way to pay is closed at the moment');
  expect(payments()).toEqual([started, failed('backend_error')]);
  await expect.element(balance).toHaveTextContent('640');
});

test('Buy is disabled while an invoice is created', async () => {
  const { button, payments, waitForSheet, held } = await buyPopular({
    held: ['createTariffInvoice'],
  });

  const buy = button('Buy 1 100 taps');
  await expect.element(buy).toHaveAttribute('aria-disabled', 'true');
  (buy.element() as HTMLButtonElement).click();
  held?.release();

  await waitForSheet();
  await expect.element(buy).toHaveAttribute('aria-disabled', 'false');
  expect(payments()).toEqual([started]);
});

test('expired init data shows the expired page, not a payment error', async () => {
  const { screen } = await buyPopular({
    controls: failing('createTariffInvoice', 'INIT_DATA_EXPIRED'),
  });

  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});

test('[PAY-02] a payment continues when the player leaves the page', async () => {
  const { telegram, waitForSheet, router, stores, path, screen } = await buyPopular();
  await waitForSheet();
  await router.navigate('/bold');
  await expect.element(screen.getByRole('button', { name: 'Tap', exact: true })).toBeVisible();

  telegram.invoices.closes('paid');

  await expect.poll(() => stores.taps.balance.available).toBe(1_740);
  expect(path()).toBe('/bold');
});
