import { expect } from '@playwright/test';
import { test } from './simulator/simulator-test.ts';

test('an app that was open during a release opens a page whose script the release has replaced', async ({
  page,
  player,
  openApp,
}) => {
  await openApp();
  await player.takeGift();
  await player.tap(3);
  let isReplaced = true;
  await page.route('**/assets/leaderboard-screen-*.js', (route) =>
    isReplaced ? route.fulfill({ status: 404 }) : route.continue(),
  );
  page.on('request', (request) => {
    // The new page names the new script.
    if (request.isNavigationRequest()) isReplaced = false;
  });

  await player.app.getByRole('link', { name: / in the World$|^Leaderboard$/ }).click();

  await expect(player.app.getByRole('radio', { name: 'World' })).toBeVisible();
  await player.app.getByRole('link', { name: 'Back' }).click();
  await player.waitForTotal('3');
});
