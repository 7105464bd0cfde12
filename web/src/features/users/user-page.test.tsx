import { failing } from '@bold/mock/browser';
import { expect, test } from 'vitest';
import { renderApp, type Visit } from '../../../test/render-app.tsx';

type Player = NonNullable<Visit['player']>;

const viewer = { displayName: 'Viewer', totalTaps: 432 };

/** Applies `change` to the mock's first player, and shows this player's card to another player. */
async function openCard(change: Player = {}, visit: Visit = {}) {
  const app = await renderApp({ path: '/levels', player: viewer, ...visit });
  const [player] = app.world.players;
  if (!player) throw new Error('The mock has no players.');
  Object.assign(player, change);
  await app.router.navigate(`/user/${player.id}`);
  return { ...app, player, card: app.screen.getByRole('article') };
}

test('[USER-01] the card shows the level of the player’s total taps', async () => {
  const { card } = await openCard({ displayName: 'Surge', totalTaps: 120_000 });

  await expect.element(card.getByRole('heading', { name: 'Surge' })).toBeVisible();
  await expect.element(card.getByText('Blue', { exact: true })).toBeVisible();
  await expect.element(card.getByText('120 000 taps')).toBeVisible();
  const theme = card.element().parentElement;
  expect(theme && getComputedStyle(theme).getPropertyValue('--background')).toBe('#0a3fb5');
});

const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('[USER-01] the card is shown only when its level is known, so that its colors do not change', async () => {
  const { queries, held, card } = await openCard({}, { held: ['getCachedTaps', 1] });
  await expect.poll(() => held?.waiting).toBe(1);
  // Only the held request.
  await expect.poll(() => queries.isFetching()).toBe(1);
  await nextFrames();

  expect(card.query()).toBeNull();
  held?.release();
  await expect.element(card.getByText(/taps$/)).toBeVisible();
});

test('[SEC-04] other players see the public fields and no hidden ones', async () => {
  const { card } = await openCard({
    username: 'hidden_handle',
    isUsernameVisible: false,
    social: {
      instagram_username: 'surge.bold',
      twitter_username: null,
      custom_link: null,
      bio: 'Comes and goes.',
    },
  });

  await expect.element(card.getByText('Comes and goes.')).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'Instagram: surge.bold' }))
    .toHaveAttribute('href', 'https://www.instagram.com/surge.bold');
  await expect.element(card.getByText('hidden_handle')).not.toBeInTheDocument();
});

test('[USER-02] Back leads to the leaderboard, or to `backHref` of the address', async () => {
  const { screen, router, player } = await openCard();
  const back = screen.getByRole('link', { name: 'Back' });
  await expect.element(back).toHaveAttribute('href', '/leaderboard');

  await router.navigate(`/user/${player.id}?backHref=%2Flevels`);

  await expect.element(back).toHaveAttribute('href', '/levels');
});

test.each(['999999', 'nobody', '0', '-1', '1e3', '99999999999999999999'])(
  '[NAV-05] /user/%s shows "Not Found"',
  async (id) => {
    const { screen } = await renderApp({ path: `/user/${id}`, player: viewer });

    await expect.element(screen.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Back' })).toBeVisible();
  },
);

test('a card whose taps could not be loaded has no level', async () => {
  const { card } = await openCard(
    { displayName: 'Surge' },
    { controls: failing('getCachedTaps', 'NETWORK_FAILURE') },
  );

  await expect.element(card.getByRole('heading', { name: 'Surge' })).toBeVisible();
  await expect.element(card.getByText(/taps$/)).not.toBeInTheDocument();
});

test('a refresh button loads the card again after an error', async () => {
  const { screen, card, control } = await openCard(
    {},
    { controls: failing('getProfile', 'NETWORK_FAILURE') },
  );
  const refresh = screen.getByRole('button', { name: 'Refresh data' });
  await expect.element(refresh).toBeVisible();
  control({});

  await refresh.click();

  await expect.element(card).toBeVisible();
});
