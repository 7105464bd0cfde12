import { expect, onTestFinished, test, vi } from 'vitest';
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

  const at = expect.any(Number);
  expect(reports).toEqual([
    { name: 'started_session', at, properties: { userId } },
    ...['bold', 'levels', 'user', 'user', 'bold'].map((view) => ({
      name: 'started_view',
      at,
      properties: { userId, view },
    })),
  ]);
});

test('[VIEW-03] the steps of the gate are reported as views after the player is known', async () => {
  const { screen, reports } = await renderApp({ isWelcomed: false, isRegistered: false });
  const views = () => reports.map(({ properties }) => 'view' in properties && properties.view);

  await screen.getByRole('button', { name: 'Start' }).click();

  await expect.poll(views).toEqual([false, 'intro', 'registration']);

  await screen.getByRole('textbox', { name: 'Name' }).fill('Bold-One');
  await screen.getByRole('button', { name: 'Continue' }).click();

  await expect.poll(views).toEqual([false, 'intro', 'registration', 'country']);
});

/** Stops the timers of the app. Returns a function that scrolls the page to `top` pixels and then waits for `ms` ms. */
function stopTimers() {
  // The code that ran before has timers of the real clock, which it must still be able to cancel.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  onTestFinished(() => void vi.useRealTimers());
  document.body.style.minHeight = '4000px';
  return (top: number, ms: number) => {
    window.scrollTo({ top, behavior: 'instant' });
    // The browser's own event comes with the next frame, which the fake clock does not wait for.
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(ms);
  };
}

test('[VIEW-04] a leaderboard is reported as viewed when scrolling has stopped for 300 ms', async () => {
  const { screen, reports } = await renderApp({ ...midGame, path: '/leaderboard' });
  const list = screen.getByRole('list', { name: 'Leaders' });
  await expect.element(list.getByRole('listitem').nth(9)).toBeInTheDocument();
  const scrollAndWait = stopTimers();
  const viewed = () => reports.filter(({ name }) => name === 'viewed_leaderboard');

  scrollAndWait(100, 299);
  scrollAndWait(400.4, 299);
  expect(viewed()).toEqual([]);
  vi.advanceTimersByTime(1);

  const properties = { userId: expect.any(Number), scroll: 400 };
  expect(viewed()).toEqual([{ name: 'viewed_leaderboard', at: expect.any(Number), properties }]);
});

test('[VIEW-04] only scrolling on the leaderboard is reported', async () => {
  const { screen, reports, router } = await renderApp({ ...midGame, path: '/leaderboard' });
  const list = screen.getByRole('list', { name: 'Leaders' });
  await expect.element(list.getByRole('listitem').nth(9)).toBeInTheDocument();
  await router.navigate('/levels');
  await expect.element(screen.getByText('About levels')).toBeVisible();
  await expect.poll(() => reports.at(-1)?.properties).toMatchObject({ view: 'levels' });
  const scrollAndWait = stopTimers();

  scrollAndWait(200, 300);

  expect(reports.map(({ name }) => name)).not.toContain('viewed_leaderboard');
});
