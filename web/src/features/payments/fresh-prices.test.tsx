import { failing } from '@bold/mock/browser';
import { cacheSeconds } from '@bold/sdk/limits';
import { getListTariffsQueryKey } from '@bold/sdk/query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from './open-store.fixture.tsx';

/** Opens the store. `waitUntilStale` lets 60 s pass. */
async function openWithIntervals(visit: Parameters<typeof openStore>[0] = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = await openStore(visit);
  return {
    ...store,
    waitUntilStale: () => vi.advanceTimersByTime(cacheSeconds * 1000),
  };
}

test('[STORE-17] an offer that is withdrawn while the store is visible disappears after a minute', async () => {
  const { radio, world, waitUntilStale } = await openWithIntervals();
  await expect.element(radio(/1 100 taps/)).toBeVisible();
  world.store.withdrawn = [3];

  waitUntilStale();

  await expect.element(radio(/1 100 taps/)).not.toBeInTheDocument();
});

test('[STORE-17] offers that could not be loaded are requested again by the button alone', async () => {
  const { screen, button, queries, waitUntilStale } = await openWithIntervals({
    controls: failing('listTariffs'),
  });
  await expect.element(screen.getByRole('alert')).toBeVisible();

  waitUntilStale();

  expect(queries.isFetching({ queryKey: getListTariffsQueryKey() })).toBe(0);
  await expect.element(button('Refresh offers')).toBeVisible();
});

test('[STORE-17] an offer that the server no longer has disappears when the player tries to buy it', async () => {
  const { radio, button, world, toastShows } = await openStore();
  await radio(/1 100 taps/).click();
  world.store.withdrawn = [3];

  await button('Buy 1 100 taps').click();

  await toastShows('Your balance has not been updated');
  await expect.element(radio(/1 100 taps/)).not.toBeInTheDocument();
  await expect.element(button('Buy 1 100 taps')).not.toBeInTheDocument();
});

test('[STORE-17] the price of a custom amount is requested again if the invoice would be too large', async () => {
  const { screen, button, calls, toastShows } = await openStore({
    path: '/store/custom-payment',
    controls: failing('createCustomInvoice', 'INVOICE_TOO_LARGE'),
  });
  const quotes = () => calls.filter(({ operationId }) => operationId === 'quoteCustomPrice').length;
  await screen.getByRole('textbox').fill('1000');
  await expect.element(button('Buy 1 100 taps')).toBeEnabled();
  const before = quotes();

  await button('Buy 1 100 taps').click();

  await toastShows('Something went wrong');
  await expect.poll(quotes).toBe(before + 1);
});

test('an invoice that fails for another reason requests no offers again', async () => {
  const { radio, button, calls, toastShows } = await openStore({
    controls: failing('createTariffInvoice'),
  });
  await radio(/1 100 taps/).click();
  const offers = () => calls.filter(({ operationId }) => operationId === 'listTariffs').length;
  const before = offers();

  await button('Buy 1 100 taps').click();

  await toastShows('Your balance has not been updated');
  expect(offers()).toBe(before);
});
