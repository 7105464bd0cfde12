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

for (const extension of ['js', 'css']) {
  test(`an app that opens during a release, which has removed its first .${extension} file, opens by itself`, async ({
    game,
    page,
    player,
    person,
  }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.url() === `${game.origin}/` && request.isNavigationRequest()) loads += 1;
    });
    // Without the simulator's own files.
    await page.route(new RegExp(`^${game.origin}/assets/index-.*[.]${extension}$`), (route) =>
      loads > 1 ? route.continue() : route.fulfill({ status: 404, body: '{}' }),
    );

    await player.open(game.origin, person);

    await expect.poll(() => loads).toBe(2);
    const title = player.app.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Welcome to the bottom!');
    await expect(player.app.locator(':root')).toHaveCSS('overflow-anchor', 'none');
  });
}

test('a new player whose network is away during the registration goes on with "Refresh page"', async ({
  game,
  page,
  player,
  person,
}) => {
  const { app } = player;
  const title = app.getByRole('heading', { level: 1 });
  await player.open(game.origin, person);
  await expect(title).toHaveText('Welcome to the bottom!');
  await page.route(/registration-step|config\.json/, (route) => route.abort());
  await player.start();
  await expect(title).toHaveText('Something went wrong!');

  await page.unroute(/registration-step|config\.json/);
  await app.getByRole('button', { name: 'Refresh page' }).click();

  await expect(title).toHaveText('Registration');
});

test('a page whose code failed to load while the network was away opens at Forward', async ({
  page,
  player,
  openApp,
}) => {
  await openApp();
  await player.takeGift();
  let isAway = true;
  // `/config.json` tells the app whether its origin responds.
  const outage = /[/](assets[/]leaderboard-screen-[^/]*[.]js|config[.]json)$/;
  await page.route(outage, (route) => (isAway ? route.abort() : route.continue()));
  const title = player.app.getByRole('heading', { level: 1 });
  const failed = player.app.getByText('Something went wrong!');
  await player.app.getByRole('link', { name: / in the World$|^Leaderboard$/ }).click();
  await expect(failed).toBeVisible();
  await title.evaluate(() => history.back());
  await expect(title).toHaveText('Bold');

  isAway = false;
  await title.evaluate(() => history.forward());

  await expect(player.app.getByRole('radio', { name: 'World' })).toBeVisible();
  await expect(failed).toBeHidden();
});

test('a page whose style sheets failed to load while the network was away has its styles after "Refresh page"', async ({
  page,
  player,
  openApp,
}) => {
  await openApp();
  await player.takeGift();
  let isAway = true;
  await page.route(/[/](assets[/].*[.]css|config[.]json)$/, (route) =>
    isAway ? route.abort() : route.continue(),
  );
  const missing = new Set<string>();
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('.css')) missing.add(request.url());
  });
  page.on('requestfinished', (request) => missing.delete(request.url()));
  await player.app.getByRole('link', { name: / in the World$|^Leaderboard$/ }).click();
  await expect(player.app.getByText('Something went wrong!')).toBeVisible();
  // Vite's error names only one of them.
  expect(missing.size).toBeGreaterThan(1);

  isAway = false;
  await player.app.getByRole('button', { name: 'Refresh page' }).click();

  await expect(player.app.getByRole('radio', { name: 'World' })).toBeVisible();
  await expect.poll(() => [...missing]).toEqual([]);
});

test('an app that was open during a release opens a page of which the release has replaced only the style sheet', async ({
  page,
  player,
  openApp,
}) => {
  await openApp();
  await player.takeGift();
  await player.tap(3);
  let navigations = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations += 1;
  });
  await page.route('**/assets/leaderboard-screen-*.css', (route) =>
    navigations < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  );

  await player.app.getByRole('link', { name: / in the World$|^Leaderboard$/ }).click();
  // The app has reloaded itself once in this minute, so the second reload needs the player.
  await player.app.getByRole('button', { name: 'Refresh page' }).click();

  await expect(player.app.getByRole('radio', { name: 'World' })).toBeVisible();
  expect(navigations).toBe(2);
  await player.app.getByRole('link', { name: 'Back' }).click();
  await player.waitForTotal('3');
});
