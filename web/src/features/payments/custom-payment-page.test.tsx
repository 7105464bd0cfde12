import { failing } from '@bold/mock/browser';
import { getQuoteCustomPriceQueryKey } from '@bold/sdk/query';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openStore } from './open-store.fixture.tsx';

/** Opens the page for a custom amount. The returned `quoted` lists the amount and currency of each requested quote. */
async function openCustom(visit: Parameters<typeof openStore>[0] = {}) {
  const store = await openStore({ path: '/store/custom-payment', ...visit });
  const { screen, calls } = store;
  const quoted = () =>
    calls
      .filter(({ operationId }) => operationId === 'quoteCustomPrice')
      .map(({ path }) => new URL(path, location.href).searchParams)
      .map((query) => `${query.get('amount')} ${query.get('payment_currency')}`);
  return {
    ...store,
    quoted,
    field: screen.getByRole('textbox', { name: 'Custom amount' }),
    total: screen.getByRole('status').filter({ hasText: 'Total' }),
    buy: screen.getByRole('button', { name: /^Buy / }),
  };
}

test('[STORE-07] the page has a numeric field and a total', async () => {
  const { screen, field, total } = await openCustom();

  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Custom amount');
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  await field.fill('1501');

  // Rounded up from 750.5 Stars.
  await expect.element(total).toHaveTextContent('You get 1 651 taps Bonus +10% Total 751 Stars');
});

test.each([
  ['12,5', 'Not valid amount'],
  ['99', 'The value must be greater than or equal to 100'],
  ['200001', 'The value must be less than or equal to 200000'],
])(
  '[STORE-08] [STORE-09] [STORE-10] [STORE-12] "%s" shows "%s", and no price is requested',
  async (text, message) => {
    const { field, screen, buy, total, quoted } = await openCustom();

    await field.fill(text);

    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(buy).toBeDisabled();
    await field.fill('100');
    await expect.element(total).toHaveTextContent('You get 100 taps Bonus – Total 50 Stars');
    expect(quoted()).toEqual(['100 STARS']);
  },
);

test('[STORE-08] an empty amount after an edit is not valid', async () => {
  const { field, screen } = await openCustom();
  await field.fill('500');

  await field.clear();

  await expect.element(screen.getByText('Not valid amount')).toBeVisible();
});

test.each([
  ['100', 'You get 100 taps Bonus – Total 50 Stars'],
  ['200000', 'You get 400 000 taps Bonus +100% Total 100 000 Stars'],
])('[STORE-09] [STORE-10] the amount %s is valid', async (text, summary) => {
  const { field, total, buy } = await openCustom();

  await field.fill(text);

  await expect.element(total).toHaveTextContent(summary);
  await expect.element(buy).toBeEnabled();
});

/** Stops the timers of the app, so that a debounce ends only when the test moves them. */
function stopTimers() {
  // The code that ran before has timers of the real clock, which it must still be able to cancel.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  onTestFinished(() => void vi.useRealTimers());
}

test('[STORE-11] the price is requested 300 ms after the last change of the amount', async () => {
  const { field, buy, quoted, queries } = await openCustom();
  await field.fill('150');
  await expect.element(buy).toBeEnabled();
  stopTimers();
  /** Advances the timers by `ms` milliseconds. Returns the number of requests of a price that wait for a response. */
  const requestsAfter = (ms: number) => {
    flushSync(() => void vi.advanceTimersByTime(ms));
    return queries.isFetching({ queryKey: getQuoteCustomPriceQueryKey() });
  };

  // Only `keyboard` leaves the fake clock alone: Vitest moves it while other actions wait for their element.
  await userEvent.keyboard('0');
  expect(requestsAfter(299)).toBe(0);
  await userEvent.keyboard('0');
  expect(requestsAfter(299)).toBe(0);
  expect(requestsAfter(1)).toBe(1);

  await expect.poll(quoted).toEqual(['150 STARS', '15000 STARS']);
});

test('[STORE-13] Buy is disabled until the price of the current amount is loaded, and the total stays visible', async () => {
  const { field, total, buy, hold } = await openCustom();
  await expect.element(buy).toBeDisabled();
  await field.fill('1500');
  await expect.element(buy).toBeEnabled();
  await expect.element(buy).toHaveTextContent('Buy 1 650 taps');
  const held = hold('quoteCustomPrice');

  await field.fill('15000');

  await expect.poll(() => held.waiting).toBe(1);
  expect(buy.element()).toBeDisabled();
  expect(total.element()).toHaveTextContent('You get 1 650 taps Bonus +10% Total 750 Stars');
  held.release();
  await expect.element(total).toHaveTextContent('You get 21 000 taps Bonus +40% Total 7 500 Stars');
  await expect.element(buy).toBeEnabled();
});

test('[STORE-13] Buy is disabled as soon as the amount changes', async () => {
  const { field, buy } = await openCustom();
  await field.fill('1500');
  await expect.element(buy).toBeEnabled();
  stopTimers();

  await userEvent.keyboard('0');

  expect(buy.element()).toBeDisabled();
});

test('[STORE-13] an amount that is not valid has no total and cannot be bought', async () => {
  const { field, total, buy } = await openCustom();
  await field.fill('1500');
  await expect.element(buy).toBeEnabled();
  stopTimers();

  await userEvent.keyboard('{Backspace}{Backspace}');

  expect(total.element()).toHaveTextContent('You get – Bonus – Total –');
  flushSync(() => void vi.advanceTimersByTime(300));
  expect(buy.element()).toBeDisabled();
});

test('[STORE-13] Buy is disabled after a failed price request, which can be repeated', async () => {
  const { field, buy, button, control, hold, screen } = await openCustom({
    controls: failing('quoteCustomPrice'),
  });
  const failure = screen.getByText('The price could not be loaded');
  await field.fill('1500');
  await expect.element(failure).toBeVisible();
  await expect.element(buy).toBeDisabled();
  control({});
  const held = hold('quoteCustomPrice');

  await button('Try again').click();

  await expect.poll(() => held.waiting).toBe(1);
  expect(failure.query()).toBeNull();
  held.release();
  await expect.element(buy).toBeEnabled();
});

test('the failure of a price disappears as soon as the amount changes', async () => {
  const { field, screen } = await openCustom({ controls: failing('quoteCustomPrice') });
  const failure = screen.getByText('The price could not be loaded');
  await field.fill('1500');
  await expect.element(failure).toBeVisible();
  stopTimers();

  await userEvent.keyboard('0');

  expect(failure.query()).toBeNull();
});

test('[STORE-13] Buy is disabled while a price that is no longer fresh is loaded again, and if that fails', async () => {
  const { field, buy, control, hold, queries, screen } = await openCustom();
  const refetch = () => queries.refetchQueries({ queryKey: getQuoteCustomPriceQueryKey() });
  await field.fill('1500');
  await expect.element(buy).toBeEnabled();
  const held = hold('quoteCustomPrice');
  void refetch();
  await expect.poll(() => held.waiting).toBe(1);
  await expect.element(buy).toBeDisabled();
  held.release();
  await expect.element(buy).toBeEnabled();
  control(failing('quoteCustomPrice'));

  await refetch();

  await expect.element(screen.getByText('The price could not be loaded')).toBeVisible();
  await expect.element(buy).toBeDisabled();
});

test('[ERR-10] Enter without a price shows a toast and pays nothing', async () => {
  const { field, toastShows, payments, screen } = await openCustom({
    controls: failing('quoteCustomPrice'),
  });
  await field.fill('1500');
  await expect.element(screen.getByText('The price could not be loaded')).toBeVisible();

  await userEvent.keyboard('{Enter}');

  await toastShows('Something went wrong');
  await toastShows('Payment has not been selected');
  expect(payments()).toEqual([]);
});

test('[PAY-05] [PAY-06] a paid custom amount adds its taps and returns to the store', async () => {
  const { field, buy, telegram, waitForSheet, payments, path, balance, world } = await openCustom();
  await field.fill('1501');
  await buy.click();
  await waitForSheet();
  expect(world.payments.at(-1)).toMatchObject({ price: 751, taps: 1_651, currency: 'STARS' });

  telegram.invoices.closes('paid');

  await expect.poll(path).toBe('/store/payments');
  await expect.element(balance).toHaveTextContent('2 291');
  const form = {
    paymentId: 'custom',
    totalPrice: 751,
    currency: 'STARS',
    basePrice: 750.5,
    taps: 1_501,
    error: null,
  };
  expect(payments()).toEqual([
    { name: 'started_payment', ...form },
    { name: 'paid_payment', ...form },
  ]);
});

test('[PAY-05] after an unpaid invoice the custom amount is still in the field', async () => {
  const { field, buy, telegram, waitForSheet, payments, path } = await openCustom();
  await field.fill('1500');
  await buy.click();
  await waitForSheet();

  telegram.invoices.closes('cancelled');

  await expect.poll(() => payments().length).toBe(2);
  expect(path()).toBe('/store/custom-payment');
  await expect.element(field).toHaveValue('1500');
});

test('[PAY-05] a player who has left the page before the payment ends is not redirected to the store', async () => {
  const { field, buy, telegram, waitForSheet, router, toastShows, path } = await openCustom();
  await field.fill('1500');
  await buy.click();
  await waitForSheet();
  await router.navigate('/levels');

  telegram.invoices.closes('paid');

  await toastShows('Your new taps are ready');
  // A redirect would have replaced the page in the history, and is shown only when the store has loaded.
  await router.navigate('/leaderboard');
  await router.back(1);
  expect(path()).toBe('/levels');
});

test('a small screen with text at 200 % shows a large total completely', async () => {
  await page.viewport(320, 568);
  document.documentElement.style.fontSize = '200%';
  const { field, total } = await openCustom();

  await field.fill('200000');

  await expect
    .element(total)
    .toHaveTextContent('You get 400 000 taps Bonus +100% Total 100 000 Stars');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});

test('[STORE-05] the custom amount is priced in the chosen currency', async () => {
  const { screen, field, total, quoted } = await openCustom({
    config: { payment_gateways: ['stars', 'dollars'] },
  });
  await screen.getByRole('radio', { name: 'Dollars' }).click();

  await field.fill('1500');

  await expect.element(total).toHaveTextContent('You get 1 650 taps Bonus +10% Total $15.00');
  expect(quoted()).toEqual(['1500 DOLLARS']);
});
