import { expect, test } from 'vitest';
import { buyPopular } from '../open-store.fixture.tsx';

const reduced = 'Your new taps are counted, less those that a refund took back';

test('[PAY-02] the taps of a purchase that only repays a debt are not shown after the server has booked it', async () => {
  const { telegram, waitForSheet, notifyServer, balance, world, toastShows, stores } =
    await buyPopular({ player: { availableTaps: 0, totalTaps: 432, debtTaps: 5_000 } });
  await waitForSheet();
  notifyServer();

  telegram.invoices.closes('paid');

  await toastShows(reduced);
  // Without the payment's status, the credit would end after 28 s.
  await expect.poll(() => stores.taps.pendingCreditTaps, { timeout: 15_000 }).toBe(0);
  await expect.poll(() => balance.element().textContent).toBe('0');
  const me = world.players.find(
    ({ telegramId }) => telegramId === telegram.launch.initData.user.id,
  );
  expect(me).toMatchObject({ availableTaps: 0, debtTaps: 3_900 });
});

test('a player who taps while a purchase repays a part of a debt reads so', async () => {
  const { telegram, waitForSheet, notifyServer, toastShows, stores } = await buyPopular({
    player: { availableTaps: 640, totalTaps: 432, debtTaps: 100 },
  });
  await waitForSheet();
  stores.taps.tap();
  telegram.invoices.closes('paid');
  stores.taps.tap();

  notifyServer();

  await toastShows(reduced);
});

test('a player whose earlier purchase is refunded while a payment waits reads so, although no tap was spent', async () => {
  const { telegram, waitForSheet, notifyServer, toastShows, balance, world, pay } =
    await buyPopular();
  await waitForSheet();
  telegram.invoices.closes('pending');
  const [waiting] = world.payments.slice(-1);
  if (!waiting) throw new Error('The mock has no payment.');
  world.payments.unshift({ ...waiting, id: 'earlier', taps: 500, status: 'paid' });
  pay('earlier', 'refunded');
  await expect.element(balance).toHaveTextContent('140');

  notifyServer();

  await toastShows(reduced);
  await expect.element(balance).toHaveTextContent('1 240');
});

test('a player who taps while a purchase is paid does not read of a debt', async () => {
  const { telegram, waitForSheet, notifyServer, toastShows, screen, stores } = await buyPopular();
  await waitForSheet();
  stores.taps.tap();
  telegram.invoices.closes('pending');
  stores.taps.tap();

  notifyServer();

  await toastShows('Your new taps are ready');
  await expect.element(screen.getByText(reduced)).not.toBeInTheDocument();
});

test('a player whose later purchase is booked before an earlier one does not read of a refund', async () => {
  const { telegram, waitForSheet, notifyServer, toastShows, button } = await buyPopular();
  await waitForSheet();
  telegram.invoices.closes('paid');
  await toastShows('Your new taps are ready');
  await button('Buy 1 100 taps').click();
  await waitForSheet(2);
  telegram.invoices.closes('pending');
  await toastShows('Payment is on its way');

  notifyServer();

  await toastShows('Your new taps are ready');
});
