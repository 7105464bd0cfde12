import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { SimulatedPlayer } from '../simulated-player.ts';
import { test } from './playground-test.ts';
import type { StaticHost } from './static-host.ts';

/**
 * Opens a screen of a scenario. Goes to the URL of the screen's link, because a click on the link would only open a
 * preview.
 */
async function openScreen(
  page: Page,
  host: StaticHost,
  screen: string,
  scenario = 'rich',
): Promise<void> {
  await page.goto(`${host.url}scenarios/`);
  const link = page.locator(`#${scenario}`).getByRole('link', { name: screen, exact: true });
  await page.goto((await link.getAttribute('href')) ?? '');
}

test('without a server a player takes the gift and taps, and a reload keeps the total', async ({
  host,
  page,
  player,
}) => {
  await page.goto(host.url);
  await page.getByRole('link', { name: 'Play in the simulator' }).click();
  await player.passOnboarding('Tide-static');
  await player.tap(9);
  await player.waitForTotal('9');
  await player.waitForStoredWorld('"totalTaps":9,');

  await page.reload();

  await expect(player.surface).toBeVisible();
  await player.waitForTotal('9');
  await expect(player.app.getByText('90', { exact: true })).toBeVisible();
});

test('the button "M" opens the scenario panel, and the app shows the chosen scenario, also after a reload', async ({
  host,
  page,
  player,
}) => {
  const { app } = player;
  await page.goto(host.url);
  await page.getByRole('link', { name: 'Play in the simulator' }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Welcome to the bottom!');
  const scenario = app.getByLabel('Scenario', { exact: true });
  const panel = app.getByRole('button', { name: 'Scenario panel' });
  await expect(panel).toHaveText('M');
  await expect(scenario).toHaveCount(0);

  await panel.click();
  await scenario.selectOption('Rich');
  await player.waitForTotal('4 900 000');
  await expect(app.getByRole('heading', { name: 'Gold' })).toBeVisible();
  await scenario.selectOption('Welcomed, no name yet');
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Registration');
  await scenario.selectOption('One tap before a level');
  await page.keyboard.press('Escape');
  await expect(scenario).toHaveCount(0);
  await player.tap(1);
  await expect(app.getByText('You achieved a new level')).toBeVisible();
  await player.waitForStoredWorld('"totalTaps":100,');

  await page.getByLabel('Menu', { exact: true }).click();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(app.getByText('You achieved a new level')).toHaveCount(0);
  await player.waitForTotal('100');
  await panel.click();
  await expect(scenario.locator('option:checked')).toHaveText('One tap before a level');
});

test('"try it" shows what the mock returns for an operation', async ({ host, page }) => {
  await page.goto(`${host.url}docs/`);
  await page.locator('#listLevels').getByRole('link', { name: 'Try it' }).click();

  await page.getByRole('button', { name: 'Send' }).click();

  await expect(page.getByRole('status')).toContainText('200');
  await expect(page.getByRole('status')).toContainText('"title": "White"');
});

test('"try it" sends what is edited, which the mock validates', async ({ host, page }) => {
  await page.goto(`${host.url}try/?operation=updateMyProfile`);
  const status = page.getByRole('status');
  await page.getByLabel('Body').fill('{ "display_name": "Tide-edited", "country_id": "PT" }');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(status).toContainText('"display_name": "Tide-edited"');

  await page.getByLabel('Operation').selectOption('getProfile');
  await page.getByLabel('id (path').fill('1');
  await page.getByRole('button', { name: 'Send' }).click();

  await expect(status).toContainText('200');
  await expect(status).toContainText('"id": 1,');
});

test('every page of the app opens again at its own URL', async ({ host, page, player }) => {
  await openScreen(page, host, 'store/payments');
  await expect(player.app.getByRole('heading', { level: 1 })).toHaveText('Buy taps');

  await reloadApp(page);

  await expect(player.app.getByRole('heading', { level: 1 })).toHaveText('Buy taps');
  await expect(player.app.getByRole('radio', { name: /1 100 taps/ })).toBeVisible();
});

test('the index previews every scenario at every screen, and finds a scenario by its words', async ({
  host,
  page,
}) => {
  await page.goto(`${host.url}scenarios/`);
  const scenarios = page.locator('.scenarios > li');
  const counts = await scenarios.evaluateAll((all) =>
    all.map((one) => one.querySelectorAll('nav a').length),
  );
  expect(counts.length).toBeGreaterThan(30);
  expect(new Set(counts)).toEqual(new Set([Object.keys(paths).length]));

  await page.getByRole('searchbox').fill('longest');
  await expect(scenarios).toHaveCount(1);
  await scenarios.getByRole('link', { name: 'Longest names' }).click();

  const preview = page.frameLocator('iframe[name="preview"]');
  await expect(preview.frameLocator('iframe').getByText('W'.repeat(21)).first()).toBeVisible();
  await scenarios.getByRole('link', { name: 'levels' }).click();
  await expect(preview.frameLocator('iframe').getByText('Pink').first()).toBeVisible();
});

test('a page that opens while the worker unregisters itself has the mock, too', async ({
  host,
  page,
  player,
  context,
}) => {
  await openScreen(page, host, 'store/payments');
  await expect(player.app.getByRole('radio', { name: /1 100 taps/ })).toBeVisible();
  // The worker does so when a page closes, and is removed when no page uses it any more.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());

  const other = await context.newPage();
  await other.goto(page.url());

  const { app } = new SimulatedPlayer(other);
  await expect(app.getByRole('radio', { name: /1 100 taps/ })).toBeVisible();
});

test('the card of any player opens again, though it has no file', async ({
  host,
  page,
  player,
}) => {
  await openScreen(page, host, 'leaderboard');
  await player.app.getByRole('listitem').getByRole('link').first().click();
  await expect(player.app.getByRole('heading', { level: 1 })).not.toHaveText(/leaderboard/);
  const card = page.frame({ url: /\/user\/\d+/ });
  const title = await player.app.getByRole('heading', { level: 2 }).first().textContent();

  await card?.evaluate(() => location.reload());

  await expect(player.app.getByRole('heading', { level: 2 }).first()).toHaveText(title ?? '');
});

test('a wallet connects, and proves its address for the host’s origin', async ({
  host,
  page,
  player,
}) => {
  await openScreen(page, host, 'finances');
  const card = player.app.getByRole('region', { name: 'TON wallet' });
  await card.getByRole('button', { name: 'Connect wallet' }).click();
  const question = page.getByRole('dialog', { name: 'Connect wallet' });
  await question.getByRole('button', { name: 'Connect', exact: true }).click();

  await expect(card.getByText('Verified', { exact: true })).toBeVisible();
});

test('[FIN-14] a player reads what is due, held and paid, and turns to older payouts', async ({
  host,
  page,
  player,
}) => {
  const payouts = player.app.getByRole('region', { name: 'Payouts' });
  await openScreen(page, host, 'finances', 'rewards-held');
  await expect(payouts).toContainText('Due$3.50');
  await expect(payouts).toContainText('From purchases with Stars$13.00');

  await openScreen(page, host, 'finances', 'rewards-paid');
  await expect(payouts).toContainText('Due$1.50');
  await expect(payouts).toContainText('On its way$28.75');
  const transactions = payouts.getByRole('link', { name: /^Transaction of / });
  await expect(transactions).toHaveCount(20);
  await payouts.getByRole('button', { name: 'Show earlier payouts' }).click();
  await expect(transactions).toHaveCount(22);
});

test('[PAY-02] [PAY-03] [PAY-05] a custom amount for TON waits for a chain that takes a minute, also after a reload, and arrives once', async ({
  host,
  page,
  player: { app },
}) => {
  const events = paymentEventsOf(page);
  await page.clock.install();
  await openScreen(page, host, 'store/custom-payment', 'slow-chain');
  const amount = app.getByRole('textbox', { name: 'Custom amount' });
  const buyCustom = app.getByRole('button', { name: 'Buy 1 650 taps' });
  const buyOffer = app.getByRole('button', { name: 'Buy 1 100 taps' });
  const waiting = app.getByRole('status', { name: 'Waiting for the network' });
  const balance = app.getByRole('definition');
  await app.getByRole('radio', { name: 'TON' }).check();
  await amount.fill('1500');
  await buyCustom.click();
  const connection = page.getByRole('dialog', { name: 'Connect wallet' });
  await connection.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('button', { name: 'Sign' }).click();

  await expect(app.getByText('Payment is on its way')).toBeVisible();
  await expect(app.getByRole('heading', { name: 'Buy taps' })).toBeVisible();
  await expect(waiting).toContainText(
    'You get 1 650 taps when the payment arrives. Do not pay for them again.',
  );
  await app.getByRole('radio', { name: /1 100 taps/ }).press('Space');
  await expect(buyOffer).toBeDisabled();
  await expect(balance).toHaveText('2 500');

  await reloadApp(page);
  await expect(waiting).toBeVisible();
  await expect(balance).toHaveText('2 500');
  await app.getByRole('radio', { name: /1 100 taps/ }).press('Space');
  await expect(buyOffer).toBeDisabled();
  expect(events).toEqual(['started_payment']);

  await page.clock.fastForward('01:00');

  await expect(app.getByText('Your new taps are ready')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(balance).toHaveText('4 150');
  await expect(buyOffer).toBeEnabled();
  await reloadApp(page);
  await expect(balance).toHaveText('4 150');
  await page.clock.fastForward('01:00');
  await expect(waiting).toHaveCount(0);
  expect(events).toEqual(['started_payment', 'paid_payment']);
});

test('every page of the playground opens, and a page that does not exist is 404', async ({
  host,
  page,
  request,
}) => {
  for (const [path, heading] of [
    ['', 'Bold, to try out'],
    ['rules/', 'Rules of the conformance kit'],
    ['docs/', 'Bold product API'],
    ['try/', 'Try the API'],
    ['scenarios/', 'Scenarios × screens'],
  ]) {
    await page.goto(host.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  }
  await page.goto(`${host.url}rules/`);
  await expect(page.locator('#R101')).toContainText('document-01');
  const missing = await request.get(`${host.url}no/such/page`);
  expect([missing.status(), await missing.text()]).toEqual([
    404,
    expect.stringContaining('There is no such page'),
  ]);
});

/** Reloads the app's frame and waits until the browser has left the old page. The app must already show the store. */
async function reloadApp(page: Page): Promise<void> {
  const store = page.frame({ url: /store\/payments/ });
  await Promise.all([
    page.waitForEvent('framenavigated', (frame) => frame === store),
    store?.evaluate(() => location.reload()),
  ]);
}

/** Returns a list of the names of payment events. The list grows each time the app sends such an event. */
function paymentEventsOf(page: Page): string[] {
  const events: string[] = [];
  page.on('console', (message) => {
    const [, name] = /^\[product\] (\w+_payment)/.exec(message.text()) ?? [];
    if (name !== undefined) events.push(name);
  });
  return events;
}
