import { failing } from '@bold/mock/browser';
import { type PaymentCurrency, PayoutHoldReason } from '@bold/sdk';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp, type Visit } from '../../../../test/render-app.tsx';

type Player = NonNullable<Visit['player']>;

const dayMs = 86_400_000;
/** Returns noon of a day in 2099, in the device's time zone, whose days the card names. */
const noonOf = (month: number, day: number) => new Date(2099, month - 1, day, 12).toISOString();
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const wallet = { address: `0:${'1c'.repeat(32)}`, isVerified: false };

/** Opens the payouts of the player "Viewer", who has a wallet. `player` overrides fields of Viewer. */
async function openPayouts(player: Player = {}, visit: Visit = {}) {
  const own = { displayName: 'Viewer', wallet, ...player };
  const app = await renderApp({ path: '/finances', player: own, ...visit });
  const me = app.world.players.find(({ displayName }) => displayName === 'Viewer');
  if (!me) throw new Error('The mock has no player "Viewer".');
  return { ...app, me, card: app.screen.getByRole('region', { name: /^(Payouts|Выплаты)$/ }) };
}

const payout = (number: number, days: number, isPaid = true) => ({
  id: String(number).padStart(32, '0'),
  micros: number * 1_000_000,
  nano: number * 312_500_000,
  wallet: wallet.address,
  plannedAt: daysAgo(days),
  paid: isPaid ? { at: daysAgo(days), transaction: String(number).padStart(64, '0') } : null,
});

const reward = (currency: PaymentCurrency, micros: number, heldFrom: string) => ({
  source: `${currency} ${heldFrom}`,
  currency,
  micros,
  heldFrom,
});

/** Returns the text of an element, with a plain space for each space that does not break. */
const spacedText = ({ textContent }: Element) => textContent?.replaceAll('\u{a0}', ' ');

test('without rewards the card says what will be there', async () => {
  const { card } = await openPayouts();

  await expect.element(card.getByText(/^Nothing to pay yet/)).toBeVisible();
});

test('[FIN-14] what is due without a hold comes with the next payout', async () => {
  const { card } = await openPayouts({ top10Micros: 12_340_000 });

  await expect.element(card.getByText('$12.34')).toBeVisible();
  await expect.element(card.getByText('It comes with the next payout.')).toBeVisible();
});

test('[UI-07] less than a cent is not shown as a cent, whether it is earned, due or paid', async () => {
  const paid = { ...payout(4, 3), micros: 4_009_999 };
  const { screen, card } = await openPayouts({ top10Micros: 4_019_998, payouts: [paid] });

  await expect.element(card.getByText('Waits until it is enough for a payout.')).toBeVisible();
  const shown = screen.getByText(/^\$/).elements().map(spacedText);
  expect(shown).toEqual(['$4.01', '$0.00', '$4.01', '$4.32', '$0.00', '$4.00']);
});

test('[FIN-14] the reasons why rewards wait are shown, and until when', async () => {
  const { card } = await openPayouts({
    referralsMicros: 5_000_000,
    walletChangedAt: noonOf(3, 1),
    isHeldByOperator: true,
    debtTaps: 5,
  });

  await expect
    .element(card.getByText('Waits until Mar 15, 2099, because your wallet is new.'))
    .toBeVisible();
  await expect.element(card.getByText(/^Waits for a check by our team/)).toBeVisible();
  await expect.element(card.getByText(/^Waits, because a refund took/)).toBeVisible();
  await expect.element(card.getByText('It comes with the next payout.')).not.toBeInTheDocument();
});

test('[FIN-14] each reason that the contract has is shown with its text', async () => {
  const texts: Record<PayoutHoldReason, string> = {
    NO_WALLET: 'Waits for a wallet: add yours above.',
    WALLET_CHANGED: 'Waits until Mar 15, 2099, because your wallet is new.',
    WALLET_SHARED:
      'Waits, because another player has the same wallet. Use a wallet of your own, or write to us.',
    OPERATOR: 'Waits for a check by our team. You need not do anything.',
    DEBT: 'Waits, because a refund took back more taps than you had. New taps repay them.',
    BELOW_MINIMUM: 'Waits until it is enough for a payout.',
  };
  const holds = Object.values(PayoutHoldReason).map((reason) => ({
    reason,
    until: reason === 'WALLET_CHANGED' ? noonOf(3, 15) : null,
  }));
  const overrides: Visit['overrides'] = {
    getMyPayouts: async ({ next }) => ({ ...(await next()), due: { dollars: 5, holds } }),
  };
  const { card } = await openPayouts({}, { overrides });

  await expect.element(card.getByRole('term').filter({ hasText: 'Due' })).toBeVisible();
  const shown = card.getByRole('definition').elements().map(spacedText);
  expect(shown).toEqual(['$5.00', ...Object.values(texts)]);
});

test('a reason that only a newer app knows has a general text, and the other reasons have their own', async () => {
  const holds = ['NO_WALLET', 'BRAND_NEW'].map((reason) => ({
    reason: reason as PayoutHoldReason,
    until: null,
  }));
  const overrides: Visit['overrides'] = {
    getMyPayouts: async ({ next }) => ({ ...(await next()), due: { dollars: 5, holds } }),
  };
  const { card } = await openPayouts({}, { overrides });

  await expect.element(card.getByText('Waits. Open the app again to see why.')).toBeVisible();
  await expect.element(card.getByText('Waits for a wallet: add yours above.')).toBeVisible();
});

test('[FIN-14] held rewards are shown by the currency of their purchases, with their days', async () => {
  const { card } = await openPayouts({
    referralsMicros: 10_000_000,
    rewards: [
      reward('STARS', 1_000_000, noonOf(3, 1)),
      reward('STARS', 2_000_000, noonOf(3, 9)),
      reward('TON', 3_000_000, noonOf(3, 1)),
      reward('DOLLARS', 4_000_000, noonOf(3, 1)),
    ],
  });

  await expect.element(card.getByRole('term').first()).toBeVisible();
  const list = card.element().querySelector('dl');
  expect([...(list?.children ?? [])].map((row) => [...row.children].map(spacedText))).toEqual([
    [
      'From purchases with TON',
      '$3.00',
      'Held until Mar 2, 2099: until then the purchase can be refunded.',
    ],
    [
      'From purchases with Stars',
      '$3.00',
      'Held, and released between Mar 22, 2099 and Mar 30, 2099: until then the purchases can be refunded.',
    ],
    [
      'From purchases by card',
      '$4.00',
      'Held until Jun 29, 2099: until then the purchase can be refunded.',
    ],
  ]);
});

test('[FIN-14] while everything is held, no amount is due, and the reasons are shown', async () => {
  const held = { walletChangedAt: daysAgo(1), rewards: [reward('STARS', 2_000_000, daysAgo(1))] };
  const { card } = await openPayouts({ referralsMicros: 2_000_000, ...held });

  await expect.element(card.getByText('$2.00')).toBeVisible();
  await expect.element(card.getByText('Nothing is due yet')).toBeVisible();
  await expect.element(card.getByText(/^Waits until .+ because your wallet is new/)).toBeVisible();
  await expect.element(card.getByText('$0.00')).not.toBeInTheDocument();
  await expect.element(card.getByText('Due', { exact: true })).not.toBeInTheDocument();
});

test('[FIN-14] a transaction opens only with a touch, and in a browser', async () => {
  const { card, telegram } = await openPayouts({ payouts: [payout(4, 3), payout(8, 0, false)] });
  await expect.element(card.getByText('On its way')).toBeVisible();
  const paid = card.getByRole('listitem');
  await expect.element(paid.getByText('$4.00')).toBeVisible();
  await expect.element(paid.getByText(/^1\.25 TON to UQAcHB…\S{6}$/)).toBeVisible();
  expect(telegram.openLink).not.toHaveBeenCalled();

  await paid.getByRole('link', { name: /^Transaction of / }).click();

  expect(telegram.openLink).toHaveBeenCalledExactlyOnceWith(
    `https://tonviewer.com/transaction/${'4'.padStart(64, '0')}`,
  );
});

test('earlier payouts are shown by pages', async () => {
  const payouts = Array.from({ length: 43 }, (_, at) => payout(at + 1, 43 - at));
  const { card } = await openPayouts({ payouts });
  const earlier = card.getByRole('button', { name: 'Show earlier payouts' });
  await expect.poll(() => card.getByRole('listitem').elements()).toHaveLength(20);

  await earlier.click();
  await expect.poll(() => card.getByRole('listitem').elements()).toHaveLength(40);
  await earlier.click();

  await expect.poll(() => card.getByRole('listitem').elements()).toHaveLength(43);
  await expect.element(card.getByRole('button')).not.toBeInTheDocument();
});

test('with the keyboard the focus goes to the first of the earlier payouts', async () => {
  const payouts = Array.from({ length: 23 }, (_, at) => payout(at + 1, 23 - at));
  const { card } = await openPayouts({ payouts });
  const earlier = card.getByRole('button', { name: 'Show earlier payouts' });
  await expect.element(earlier).toBeVisible();
  earlier.element().focus();

  await userEvent.keyboard('{Enter}');

  await expect.poll(() => card.getByRole('listitem').elements()).toHaveLength(23);
  const link = card.getByRole('listitem').nth(20).getByRole('link');
  await expect.element(link).toHaveFocus();
});

test('earlier payouts that could not be loaded can be loaded again', async () => {
  const payouts = Array.from({ length: 23 }, (_, at) => payout(at + 1, 23 - at));
  const { card, control } = await openPayouts({ payouts });
  const earlier = card.getByRole('button', { name: 'Show earlier payouts' });
  await expect.element(earlier).toBeVisible();
  control(failing('getMyPayouts', 'NETWORK_FAILURE'));
  await earlier.click();
  const again = card.getByRole('button', { name: 'Refresh data' });
  await expect.element(again).toBeVisible();
  control({});

  await again.click();

  await expect.poll(() => card.getByRole('listitem').elements()).toHaveLength(23);
});

test('payouts that could not be loaded can be loaded again', async () => {
  const { card, control } = await openPayouts(
    { top10Micros: 12_340_000 },
    { controls: failing('getMyPayouts', 'NETWORK_FAILURE') },
  );
  await expect.element(card.getByRole('alert')).toBeVisible();
  control({});

  await card.getByRole('button', { name: 'Refresh data' }).click();

  await expect.element(card.getByText('$12.34')).toBeVisible();
});

test('after the wallet is saved, the reasons are those of the new wallet', async () => {
  const { screen, card } = await openPayouts({ top10Micros: 12_340_000, wallet: null });
  await expect.element(card.getByText(/^Waits for a wallet/)).toBeVisible();
  await screen.getByRole('link', { name: 'Enter address' }).click();
  await screen.getByRole('textbox', { name: 'TON address' }).fill(wallet.address);

  await screen.getByRole('button', { name: 'Save' }).click();

  await expect.element(card.getByText(/because your wallet is new\.$/)).toBeVisible();
});
