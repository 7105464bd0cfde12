import { failing } from '@bold/mock/browser';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

type Visit = NonNullable<Parameters<typeof renderApp>[0]>;
type Player = NonNullable<Visit['player']>;

const viewer = { displayName: 'Viewer', totalTaps: 432 };

/** Opens the card of the world's first player, changed as said, in front of somebody else. */
async function openCard(change: Player = {}, visit: Visit = {}) {
  const app = await renderApp({ path: '/levels', player: viewer, ...visit });
  const [somebody] = app.world.players;
  if (!somebody) throw new Error('Nobody plays');
  Object.assign(somebody, change);
  await app.router.navigate(`/user/${somebody.id}`);
  return { ...app, somebody, card: app.screen.getByRole('article') };
}

test('[USER-01] the card wears the level that the player’s taps have reached', async () => {
  const { card } = await openCard({ displayName: 'Surge', totalTaps: 120_000 });

  await expect.element(card.getByRole('heading', { name: 'Surge' })).toBeVisible();
  await expect.element(card.getByText('Blue', { exact: true })).toBeVisible();
  await expect.element(card.getByText('120 000 taps')).toBeVisible();
  const theme = card.element().parentElement;
  expect(theme && getComputedStyle(theme).getPropertyValue('--background')).toBe('#0a3fb5');
});

test('[SEC-04] anybody sees what a player shows of themselves, and nothing that is hidden', async () => {
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

test('[USER-02] back leads to the leaderboard unless the address says otherwise', async () => {
  const { screen, router, somebody } = await openCard();
  const back = screen.getByRole('link', { name: 'Back' });
  await expect.element(back).toHaveAttribute('href', '/leaderboard');

  await router.navigate(`/user/${somebody.id}?backHref=%2Flevels`);

  await expect.element(back).toHaveAttribute('href', '/levels');
});

test.each(['999999', 'nobody', '0', '-1', '1e3', '99999999999999999999'])(
  '[NAV-05] /user/%s is nobody’s: "Not Found"',
  async (id) => {
    const { screen } = await renderApp({ path: `/user/${id}`, player: viewer });

    await expect.element(screen.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Back' })).toBeVisible();
  },
);

test('a card whose taps cannot be had comes without a level', async () => {
  const { card } = await openCard(
    { displayName: 'Surge' },
    { controls: failing('getCachedTaps', 'NETWORK_FAILURE') },
  );

  await expect.element(card.getByRole('heading', { name: 'Surge' })).toBeVisible();
  await expect.element(card.getByText(/taps$/)).not.toBeInTheDocument();
});

test('a card that could not be loaded is asked for again on demand', async () => {
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
