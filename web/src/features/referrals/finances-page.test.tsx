import { failing } from '@bold/mock/browser';
import { expect, test, vi } from 'vitest';
import { testConfig } from '../../../test/app-config.ts';
import { renderApp } from '../../../test/render-app.tsx';

type Visit = NonNullable<Parameters<typeof renderApp>[0]>;
type Player = NonNullable<Visit['player']>;

const wallet = { address: `0:${'1c'.repeat(32)}`, isVerified: true };

/** Opens the finances of a player who is changed as said. */
async function openFinances(player: Player = {}, visit: Visit = {}) {
  const app = await renderApp({
    path: '/finances',
    player: { displayName: 'Viewer', totalTaps: 432, wallet: null, ...player },
    ...visit,
  });
  const me = app.world.players.find(({ displayName }) => displayName === 'Viewer');
  if (!me) throw new Error('The viewer does not play');
  return { ...app, me };
}

test('[FIN-01] what came in from referrals and from the first ten is shown, and together', async () => {
  const { screen } = await openFinances({
    referralsMicros: 1_234_560_000,
    top10Micros: 765_440_000,
  });

  await expect.element(screen.getByText('$2 000.00')).toBeVisible();
  await expect.element(screen.getByText('$1 234.56')).toBeVisible();
  await expect.element(screen.getByText('$765.44')).toBeVisible();
});

test('[FIN-01] [FIN-09] [FIN-11] [FIN-12] the page says how rewards come about', async () => {
  const { screen } = await openFinances();

  for (const text of [
    'Invite people: 5% of everything that they spend is yours, for as long as they play.',
    'Be among the first 10 of your level: together they share in our revenue every day, from 1% at Pink to 9% at Black.',
    'With equal taps, whoever has invited more people stands higher.',
    'Rewards are paid in TON, to the verified wallet above.',
    'Each tap is worth 1 cent. The real total may vary with platform fees and discounts.',
  ]) {
    await expect.element(screen.getByText(text)).toBeVisible();
  }
});

test('[FIN-13] the taps are worth their number times the rate', async () => {
  const { screen } = await openFinances({ totalTaps: 123_456 });

  await expect.element(screen.getByText('Your taps are worth')).toBeVisible();
  await expect.element(screen.getByText('$1 234.56')).toBeVisible();
});

test('[FIN-02] the referral link is shown and copied with the share’s words', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen, me } = await openFinances();
  const link = `${testConfig.app_url}?startapp=REF${me.referralCode}`;
  await expect.element(screen.getByText(link)).toBeVisible();

  await screen.getByRole('button', { name: 'Copy link' }).click();

  await expect.element(screen.getByText('Link was copied')).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith(link);
  write.mockRestore();
});

test('[FIN-05] the 5% note shows to who has referrals', async () => {
  const { screen, world, me, queries } = await openFinances();
  await expect.element(screen.getByRole('heading', { name: 'Earned so far' })).toBeVisible();
  await expect.element(screen.getByText(/^You earn 5%/)).not.toBeInTheDocument();
  // A first answer still on its way is not asked for again.
  await expect.poll(() => queries.isFetching()).toBe(0);
  for (const player of world.players.slice(0, 3)) player.referrerId = me.id;

  await queries.invalidateQueries();

  await expect
    .element(screen.getByText('You earn 5% of everything that your 3 referrals spend'))
    .toBeVisible();
});

test('[FIN-03] [FIN-04] the wallet stands in groups of six, four to a row, with a way to edit it', async () => {
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

test('finances that could not be loaded are asked for again on demand', async () => {
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
