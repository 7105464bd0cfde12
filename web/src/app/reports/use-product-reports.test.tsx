import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

const midGame = { player: { totalTaps: 432 } };

test('[VIEW-02] [VIEW-03] the session is reported once, then each view that opens', async () => {
  const { reports, router, world, telegram } = await renderApp(midGame);
  const me = world.players.find(
    ({ telegramId }) => telegramId === telegram.launch.initData.user.id,
  );
  const userId = me?.id;
  await expect.poll(() => reports.length).toBe(2);

  for (const [index, path] of ['/levels', '/user/1', '/user/2', '/nowhere'].entries()) {
    await router.navigate(path);
    await expect.poll(() => reports.length).toBe(index + 3);
  }

  expect(reports).toEqual([
    { name: 'started_session', properties: { userId } },
    ...['bold', 'levels', 'user', 'user', 'bold'].map((view) => ({
      name: 'started_view',
      properties: { userId, view },
    })),
  ]);
});

test('[VIEW-03] the intro and the registration are reported as views after the player is known', async () => {
  const { screen, reports } = await renderApp({ isWelcomed: false, isRegistered: false });
  const views = () => reports.map(({ properties }) => 'view' in properties && properties.view);

  await screen.getByRole('button', { name: 'Start' }).click();

  await expect.poll(views).toEqual([false, 'intro', 'registration']);
});

test('[VIEW-04] a leaderboard is reported as viewed when scrolling has stopped for 300 ms', async () => {
  const { screen, reports, router } = await renderApp({ ...midGame, path: '/leaderboard' });
  const list = screen.getByRole('list', { name: 'Leaders' });
  await expect.element(list.getByRole('listitem').nth(9)).toBeInTheDocument();
  document.body.style.minHeight = '4000px';
  const viewed = () => reports.filter(({ name }) => name === 'viewed_leaderboard');
  for (const top of [100, 250, 400.4]) window.scrollTo({ top, behavior: 'instant' });
  expect(viewed()).toEqual([]);

  await expect.poll(viewed).toMatchObject([{ properties: { scroll: 400 } }]);

  await router.navigate('/levels');
  await expect.element(screen.getByText('About levels')).toBeVisible();
  window.scrollTo({ top: 200, behavior: 'instant' });
  await expect.poll(() => reports.at(-1)?.name).toBe('started_view');
  expect(viewed()).toHaveLength(1);
});
