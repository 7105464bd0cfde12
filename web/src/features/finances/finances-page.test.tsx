import { failing } from '@bold/mock/browser';
import { expect, test } from 'vitest';
import { renderApp, type Visit } from '../../../test/render-app.tsx';
import { dollarValue } from './earnings-card.tsx';

type Player = NonNullable<Visit['player']>;

const wallet = { address: `0:${'1c'.repeat(32)}`, isVerified: true };

/** Opens the finances of the player "Viewer". By default, Viewer has 432 taps and no wallet. */
async function openFinances(player: Player = {}, visit: Visit = {}) {
  const app = await renderApp({
    path: '/finances',
    player: { displayName: 'Viewer', totalTaps: 432, wallet: null, ...player },
    ...visit,
  });
  const me = app.world.players.find(({ displayName }) => displayName === 'Viewer');
  if (!me) throw new Error('The mock has no player "Viewer".');
  return { ...app, me };
}

test('[FIN-01] the earnings from referrals and from the top ten are shown, with their sum', async () => {
  const { screen } = await openFinances({
    referralsMicros: 1_234_560_000,
    top10Micros: 765_440_000,
  });

  const earned = screen.getByRole('region', { name: 'Earned so far' });
  await expect.element(earned.getByText('$2 000.00')).toBeVisible();
  await expect.element(earned.getByText('$1 234.56')).toBeVisible();
  await expect.element(earned.getByText('$765.44')).toBeVisible();
});

test('[FIN-01] [FIN-09] [FIN-11] [FIN-12] the page explains the rewards', async () => {
  const { screen } = await openFinances();

  for (const text of [
    'Invite people: 5% of everything that they spend is yours, for as long as they play.',
    'Be among the first 10 of your level: together they share in our revenue every day, from 1% at Pink to 9% at Black.',
    'With equal taps, whoever has invited more people stands higher.',
    'Rewards are paid in TON, to the wallet above.',
    'Each tap is worth 1 cent. The real total may vary with platform fees and discounts.',
  ]) {
    await expect.element(screen.getByText(text)).toBeVisible();
  }
});

test('[FIN-13] the dollar value of the taps is their number times the rate', async () => {
  const { screen } = await openFinances({ totalTaps: 123_456 });

  await expect.element(screen.getByText('Your taps are worth')).toBeVisible();
  await expect.element(screen.getByText('$1 234.56')).toBeVisible();
});

test('[FIN-13] the rate is the one from taps to dollars, wherever it is in the list', async () => {
  const listExchangeRates = () => [
    { id: 1, source_currency: 'STARS' as const, target_currency: 'DOLLARS' as const, rate: 0.013 },
    { id: 2, source_currency: 'TAPS' as const, target_currency: 'STARS' as const, rate: 0.5 },
    { id: 3, source_currency: 'TAPS' as const, target_currency: 'DOLLARS' as const, rate: 0.02 },
  ];
  const { screen } = await openFinances(
    { totalTaps: 123_456 },
    { overrides: { listExchangeRates } },
  );

  await expect.element(screen.getByText('$2 469.12')).toBeVisible();
});

test('[FIN-05] only players with referrals see the 5% note', async () => {
  const { screen, world, me, queries } = await openFinances();
  await expect.element(screen.getByRole('heading', { name: 'Earned so far' })).toBeVisible();
  await expect.element(screen.getByText(/^You earn 5%/)).not.toBeInTheDocument();
  // Invalidation does not repeat a first request that is still running.
  await expect.poll(() => queries.isFetching()).toBe(0);
  for (const player of world.players.slice(0, 3)) player.referrerId = me.id;

  await queries.invalidateQueries();

  await expect
    .element(screen.getByText('You earn 5% of everything that your 3 referrals spend'))
    .toBeVisible();
});

test('[FIN-03] [FIN-04] the wallet is shown in groups of six, four in a row, with a link to edit it', async () => {
  const { screen, router } = await openFinances({ wallet });
  const card = screen.getByRole('region', { name: 'TON wallet' });
  await expect.element(card.getByText('Verified', { exact: true })).toBeVisible();
  const address = card.element().querySelector('[translate="no"]');
  const rows = [...(address?.children ?? [])].map((row) =>
    [...row.children].map((group) => group.textContent),
  );
  expect(rows.map((groups) => groups.length)).toEqual([4, 4]);
  expect(rows.flat().every((group) => group?.length === 6)).toBe(true);
  expect(address?.textContent).toMatch(/^U[\w-]{47}$/);

  await card.getByRole('link', { name: 'Edit address' }).click();

  await expect.poll(() => router.state.location.pathname).toBe('/finances/edit');
});

test('a refresh button loads the finances again after an error', async () => {
  const { screen, control } = await openFinances(
    {},
    { controls: failing('getProfile', 'NETWORK_FAILURE') },
  );
  const refresh = screen.getByRole('button', { name: 'Refresh data' });
  await expect.element(refresh).toBeVisible();
  control({});

  await refresh.click();

  await expect.element(screen.getByRole('heading', { name: 'Earned so far' })).toBeVisible();
});

test.each(['getMyReferralCode', 'getReferralStats', 'listExchangeRates', 'getMyPayouts'])(
  'the cards are shown even if %s fails',
  async (operationId) => {
    const { screen, queries } = await openFinances(
      {},
      { controls: failing(operationId, 'NETWORK_FAILURE') },
    );

    await expect.element(screen.getByRole('heading', { name: 'TON wallet' })).toBeVisible();
    await expect.poll(() => queries.isFetching()).toBe(0);
    await expect.element(screen.getByRole('heading', { name: 'TON wallet' })).toBeVisible();
  },
);

test.each([
  [0, 0],
  [1, 0.01],
  [99, 0.99],
  [1_234_567, 12_345.67],
])('[FIN-12] [FIN-13] %i taps at a cent each have the value %d dollars', (taps, dollars) => {
  expect(dollarValue(taps, 0.01)).toBe(dollars);
});

test('[FIN-13] the dollar value depends on the exchange rate', () => {
  expect(dollarValue(300, 0.007)).toBe(2.1);
});
