import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

const player = { totalTaps: 432, displayName: 'Viewer' };

test('Back leaves the leaderboard, however many boards the player has chosen', async () => {
  const { screen, router } = await renderApp({ player });
  await router.navigate('/leaderboard');
  const red = screen.getByRole('radio', { name: 'Red' });
  await expect.element(red).toBeInTheDocument();
  (red.element() as HTMLInputElement).click();
  await expect.poll(() => router.state.location.search).toMatch(/^\?level=\d+$/);

  await router.back(1);

  await expect.poll(() => router.state.location.pathname).toBe('/bold');
});

test('a player who reaches a level on the leaderboard still sees the same board', async () => {
  const { screen, stores } = await renderApp({ path: '/leaderboard', player });
  const chosen = screen.getByRole('radio', { checked: true });
  await expect.element(chosen).toHaveAccessibleName('Pink');

  stores.taps.receiveBalance({ available: 0, total: 4_900_000 });

  await expect.element(screen.getByText('You achieved a new level')).toBeVisible();
  await expect.element(chosen).toHaveAccessibleName('Pink');
});
