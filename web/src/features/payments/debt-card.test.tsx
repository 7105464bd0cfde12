import { failing } from '@bold/mock/browser';
import { expect, onTestFinished, test } from 'vitest';
import { createPayments } from '../../app/wiring/create-payments.ts';
import { openStore } from './open-store.fixture.tsx';

type Visit = NonNullable<Parameters<typeof openStore>[0]>;

/** Opens the store for a player who owes taps. */
async function openInDebt({ player, ...visit }: Visit = {}) {
  const store = await openStore({
    player: { availableTaps: 0, totalTaps: 640, debtTaps: 2_000, ...player },
    ...visit,
  });
  return { ...store, card: store.screen.getByRole('status', { name: / to repay$/ }) };
}

test.each(['/store/payments', '/store/custom-payment'])(
  '[STORE-16] %s says how many taps the player must repay, and that the next ones do so',
  async (path) => {
    const { card } = await openInDebt({ path });

    await expect.element(card.getByText('2 000 taps to repay')).toBeVisible();
    await expect.element(card.getByText(/The next taps you get repay them first\.$/)).toBeVisible();
  },
);

test('[STORE-16] the debt is that of the moment when the store opens', async () => {
  const { card, radio, world, router, queries } = await openInDebt({ player: { debtTaps: 0 } });
  await expect.element(radio(/1 100 taps/)).toBeInTheDocument();
  await expect.poll(() => queries.isFetching()).toBe(0);
  await router.navigate('/profile');
  const player = world.players.find(({ totalTaps }) => totalTaps === 640);
  Object.assign(player ?? {}, { debtTaps: 7 });

  await router.navigate('/store/payments');

  await expect.element(card.getByText('7 taps to repay')).toBeVisible();
});

test('[STORE-16] a purchase that repays a part changes the debt, and one that repays all ends it', async () => {
  const { card, radio, button, waitForSheet, notifyServer, telegram } = await openInDebt();
  await expect.element(card).toBeVisible();
  for (const [sheets, left] of [
    [1, 900],
    [2, 0],
  ] as const) {
    await radio(/1 100 taps/).click();
    await button('Buy 1 100 taps').click();
    await waitForSheet(sheets);
    telegram.invoices.closes('paid');
    notifyServer();
    if (left > 0) await expect.element(card.getByText(`${left} taps to repay`)).toBeVisible();
  }
  await expect.element(card).not.toBeInTheDocument();
});

test('[STORE-16] without a debt, and if the balance cannot be loaded, the store sells as before', async () => {
  const { card, radio, queries, control, router } = await openInDebt({ player: { debtTaps: 0 } });
  await expect.element(radio(/1 100 taps/)).toBeInTheDocument();
  await expect.poll(() => queries.isFetching()).toBe(0);
  await expect.element(card).not.toBeInTheDocument();
  control(failing('getMyTaps'));

  await router.navigate('/store/custom-payment');

  await expect.poll(() => queries.isFetching()).toBe(0);
  await expect.element(card).not.toBeInTheDocument();
});

test('[STORE-16] a debt that a purchase has repaid does not come back when the payment ends', async () => {
  const { card, radio, button, waitForSheet, notifyServer, telegram, stores, queries } =
    await openInDebt({ player: { debtTaps: 700 } });
  await expect.element(card).toBeVisible();
  const shown = [true];
  const observer = new MutationObserver(() => {
    const isShown = card.query() !== null;
    if (shown.at(-1) !== isShown) shown.push(isShown);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  await radio(/1 100 taps/).click();
  await button('Buy 1 100 taps').click();
  await waitForSheet();
  notifyServer();

  telegram.invoices.closes('paid');

  await expect.element(card).not.toBeInTheDocument();
  const { waiting } = stores.openPayments(createPayments);
  await waiting.check();
  await expect.poll(() => [waiting.payments.length, queries.isFetching()]).toEqual([0, 0]);
  expect(shown).toEqual([true, false]);
});
