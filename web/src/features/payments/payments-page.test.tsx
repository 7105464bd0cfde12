import { failing } from '@bold/mock/browser';
import { findPerson } from '@bold/mock/telegram';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openStore } from './open-store.fixture.tsx';

type Config = NonNullable<NonNullable<Parameters<typeof openStore>[0]>['config']>;

test('[STORE-01] the store shows offers, the custom amount, "Buy stars" and a Buy button', async () => {
  const { screen, button } = await openStore();

  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Buy taps');
  await expect.element(screen.getByRole('radiogroup', { name: 'Offers' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^Custom amount/ })).toBeInTheDocument();
  await expect.element(button('Buy stars')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Select custom amount' })).toBeVisible();
});

test('[STORE-02] only published offers in the chosen currency are listed, in their order', async () => {
  const { screen, world, held } = await openStore({
    config: { payment_gateways: ['stars', 'ton', 'dollars'], wallets_url: '/wallets.json' },
    held: ['listTariffs'],
  });
  world.store.withdrawn = [1];
  held?.release();
  const listed = () =>
    screen
      .getByRole('radiogroup', { name: 'Offers' })
      .getByRole('radio')
      .elements()
      .map((radio) => radio.parentElement?.querySelector('b')?.textContent);
  await expect
    .poll(listed)
    .toEqual([
      '525',
      '1\u{a0}100',
      '6\u{a0}250',
      '14\u{a0}000',
      '87\u{a0}500',
      '200\u{a0}000',
      undefined,
    ]);

  await screen.getByRole('radio', { name: 'TON', exact: true }).click();

  await expect.poll(() => listed().at(0)).toBe('100');
  await expect.element(screen.getByRole('radio', { name: /100 taps.*0\.3 TON/ })).toBeVisible();
  await screen.getByRole('radio', { name: 'Dollars' }).click();
  await expect.element(screen.getByRole('radio', { name: /100 taps.*\$1\.00/ })).toBeVisible();
});

test('an offer shows the price to pay, which is rounded up from its exact price', async () => {
  const { radio } = await openStore({
    overrides: {
      listTariffs: async ({ next }) =>
        (await next()).map((offer) => ({ ...offer, base_price: offer.total_price - 0.5 })),
    },
  });

  await expect.element(radio(/^100 taps 50 Stars$/)).toBeInTheDocument();
});

test('[STORE-03] without a chosen offer the button leads to the custom amount', async () => {
  const { screen, path, radio } = await openStore();
  await expect.element(radio(/^Custom amount/)).toBeChecked();

  await screen.getByRole('link', { name: 'Select custom amount' }).click();

  await expect.poll(path).toBe('/store/custom-payment');
});

test('[STORE-04] with a chosen offer the button shows its number of taps', async () => {
  const { screen, radio, button } = await openStore();

  await radio(/1 100 taps/).click();
  await expect.element(button('Buy 1 100 taps')).toBeEnabled();
  await radio(/^Custom amount/).click();

  await expect.element(screen.getByRole('link', { name: 'Select custom amount' })).toBeVisible();
});

test('[STORE-05] [STORE-06] with one gateway there is no choice of currency, and Stars are the default', async () => {
  const { screen, radio } = await openStore();

  await expect.element(radio(/1 100 taps.*500 Stars/)).toBeInTheDocument();
  await expect
    .element(screen.getByRole('radiogroup', { name: 'Pay with' }))
    .not.toBeInTheDocument();
});

test('[STORE-05] with several gateways Stars come first and are chosen', async () => {
  const { screen } = await openStore({
    config: { payment_gateways: ['ton', 'stars'], wallets_url: '/wallets.json' },
  });

  const chooser = screen.getByRole('radiogroup', { name: 'Pay with' });
  await expect.element(chooser.getByRole('radio', { name: 'Stars' })).toBeChecked();
  const names = chooser.getByRole('radio').elements();
  expect(names.map((radio) => radio.parentElement?.textContent)).toEqual(['Stars', 'TON']);
});

test('[STORE-05] without a configured list of wallets nothing is sold for TON', async () => {
  const { screen, radio } = await openStore({ config: { payment_gateways: ['ton', 'stars'] } });

  await expect.element(radio(/1 100 taps.*500 Stars/)).toBeInTheDocument();
  await expect
    .element(screen.getByRole('radiogroup', { name: 'Pay with' }))
    .not.toBeInTheDocument();
});

const nothingSold = [{ payment_gateways: [] }, { payment_gateways: ['ton'] }] satisfies Config[];

test.each(nothingSold)(
  '[STORE-15] nothing is on sale if the app can use none of the gateways: %j',
  async (config) => {
    const { screen, radio, button, toastShows: shows } = await openStore({ config });

    await shows('Nothing is on sale at the moment. Come back a little later.');

    await expect.element(button('Buy stars')).toBeVisible();
    await expect.element(radio(/./)).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('link', { name: 'Select custom amount' }))
      .not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('button', { name: /^Buy .*taps$/ }))
      .not.toBeInTheDocument();
  },
);

test.each(nothingSold)(
  '[STORE-15] no custom amount is on sale if the app can use none of the gateways: %j',
  async (config) => {
    const { screen, toastShows: shows } = await openStore({
      path: '/store/custom-payment',
      config,
    });

    await shows('Nothing is on sale at the moment. Come back a little later.');

    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('button', { name: /^Buy .*taps$/ }))
      .not.toBeInTheDocument();
  },
);

test('[UI-09] [UI-10] offers show their badges, and the custom amount shows the highest bonus', async () => {
  const { radio } = await openStore();

  await expect.element(radio(/1 100 taps 10% bonus Most popular/)).toBeInTheDocument();
  await expect.element(radio(/200 000 taps 100% bonus Best offer/)).toBeInTheDocument();
  await expect.element(radio(/^100 taps 50 Stars$/)).toBeInTheDocument();
  await expect.element(radio(/^Custom amount Up to \+100%$/)).toBeInTheDocument();
});

test('[ERR-02] a refresh button loads the offers again after an error', async () => {
  const { button, radio, screen, control } = await openStore({
    controls: failing('listTariffs'),
  });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  control({});

  await button('Refresh offers').click();

  await expect.element(radio(/1 100 taps/)).toBeInTheDocument();
});

test('the offers are shown even if the bonus thresholds cannot be loaded', async () => {
  const { radio, queries } = await openStore({ controls: failing('listBonusThresholds') });

  await expect.element(radio(/1 100 taps/)).toBeInTheDocument();
  await expect.poll(() => queries.isFetching()).toBe(0);
  await expect.element(radio(/1 100 taps/)).toBeInTheDocument();
});

test('[STORE-14] [NAV-14] "Buy stars" opens the premium bot in Telegram', async () => {
  const { button, telegram, stores } = await openStore();

  await button('Buy stars').click();

  expect(telegram.openTelegramLink).toHaveBeenCalledExactlyOnceWith('https://t.me/PremiumBot');
  expect(stores.toasts.toast).toBeUndefined();
});

test('[ERR-11] a premium bot that cannot be opened shows a toast', async () => {
  const { button, telegram, toastShows } = await openStore();
  telegram.openTelegramLink.mockReturnValue(false);

  await button('Buy stars').click();

  await toastShows('Something went wrong');
  await toastShows('Try to open the premium bot yourself');
});

test('[GIFT-03] "Pay now" leads to the store', async () => {
  const { screen, path, radio } = await openStore({
    path: '/bold',
    player: { availableTaps: 0, totalTaps: 99, isBonusTaken: true },
  });

  await screen.getByRole('link', { name: 'Pay now' }).click();

  await expect.poll(path).toBe('/store/payments');
  await expect.element(radio(/1 100 taps/)).toBeInTheDocument();
});

test('an offer can be chosen and bought by keyboard', async () => {
  const { radio, button, waitForSheet } = await openStore();
  await expect.element(radio(/^Custom amount/)).toBeInTheDocument();
  (radio(/^Custom amount/).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(radio(/200 000 taps/)).toBeChecked();

  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button('Buy 200 000 taps')).toHaveFocus();
  await userEvent.keyboard('{Enter}');

  expect(await waitForSheet()).toMatch(/^https:\/\/t\.me\/\$/);
});

test.each([320, 390, 1_280])('a screen %i px wide has no horizontal overflow', async (width) => {
  await page.viewport(width, 640);
  const { radio } = await openStore({
    config: { payment_gateways: ['stars', 'ton', 'dollars'], wallets_url: '/wallets.json' },
    player: { availableTaps: 9_000_000_000 },
  });
  await expect.element(radio(/200 000 taps/)).toBeInTheDocument();

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await page.viewport(390, 844);
});

test.each([/^200 000 taps/, /^1 100 taps/])(
  'a small screen with text at 200 % shows %s completely',
  async (name) => {
    await page.viewport(320, 568);
    document.documentElement.style.fontSize = '200%';
    const { radio } = await openStore();
    await expect.element(radio(name)).toBeInTheDocument();

    const label = radio(name).element().parentElement;
    expect(label?.scrollWidth).toBeLessThanOrEqual(label?.clientWidth ?? 0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    document.documentElement.style.fontSize = '';
    await page.viewport(390, 844);
  },
);

test('the store is in Russian for a player with that language', async () => {
  const { screen, button } = await openStore({ person: findPerson('terry') });

  await expect.element(button('Купить звёзды')).toBeVisible();
  await expect
    .element(screen.getByRole('radio', { name: /^1 100 тапов .* 500 звёзд$/ }))
    .toBeInTheDocument();
});

test('on a narrow phone with text at 200 % the ring of an offer is beside its title', async () => {
  await page.viewport(320, 568);
  document.documentElement.style.fontSize = '200%';
  const { radio } = await openStore();
  const offer = radio(/^100 taps/);
  await expect.element(offer).toBeInTheDocument();

  const [ring, what] = [...(offer.element().nextElementSibling?.children ?? [])];
  const title = what?.getBoundingClientRect();

  expect(ring?.getBoundingClientRect().right).toBeLessThan(title?.left ?? 0);
  expect(ring?.getBoundingClientRect().bottom).toBeGreaterThan(title?.top ?? 0);
  document.documentElement.removeAttribute('style');
  await page.viewport(390, 844);
});
