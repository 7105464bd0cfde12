import { expect } from '@playwright/test';
import { SimulatedPlayer } from '../simulated-player.ts';
import { test } from './playground-test.ts';

test('when one tab installs a new worker, every tab continues with the mock', async ({
  host,
  page,
  player,
  context,
}) => {
  await page.goto(host.url);
  await page.getByRole('link', { name: 'Play in the simulator' }).click();
  await player.passOnboarding('Tide-two');
  await player.tap(3);
  await player.waitForStoredWorld('"totalTaps":3,');
  const otherPage = await context.newPage();
  const other = new SimulatedPlayer(otherPage);
  await otherPage.goto(page.url());
  await other.waitForTotal('3');
  const workerOf = (tab: typeof page) =>
    tab.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');
  const workerUrl = await workerOf(page);

  // As a page does that was reloaded with Shift, and therefore has no worker.
  await page.evaluate((url) => navigator.serviceWorker.register(`${url}?again`), workerUrl);

  for (const [tab, { app }] of [[otherPage, other] as const, [page, player] as const]) {
    await expect.poll(() => workerOf(tab)).toBe(`${workerUrl}?again`);
    await app.getByRole('link', { name: / in the World$|^Leaderboard$/ }).click();
    await expect(app.getByText(/ invites$/).first()).toBeVisible();
  }
});
