import { expect } from '@playwright/test';
import { test } from './simulator/simulator-test.ts';

test('[GATE-01] [GATE-02] [GATE-12] [GIFT-01] [GIFT-02] [TAP-01] a new player passes all steps from the first visit to the first tap, with a reload in between', async ({
  game,
  page,
  player,
  person,
}) => {
  const { app } = player;
  const title = app.getByRole('heading', { level: 1 });
  await player.open(game.origin, person);
  await expect(title).toHaveText('Welcome to the bottom!');
  await player.start();
  await expect(title).toHaveText('Registration');
  await app.getByRole('textbox', { name: 'Name' }).fill('bold_7');
  await expect(app.getByText('This username is invalid')).toBeVisible();
  await app.getByRole('textbox', { name: 'Name' }).fill(`Tide-${person}`);
  await app.getByRole('button', { name: 'Continue' }).click();
  await expect(title).toHaveText('Select country');

  await page.reload();

  // After the reload the steps before are not shown again, but the player can go back to the name.
  await expect(title).toHaveText('Select country');
  await app.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(app.getByRole('textbox', { name: 'Name' })).toHaveValue(`Tide-${person}`);
  await app.getByRole('button', { name: 'Continue' }).click();
  await app.getByRole('combobox', { name: 'Search' }).fill('portu');
  await app.getByRole('option', { name: 'Portugal' }).click();
  await expect(title).toHaveText('Bold');
  await expect(app.getByText('A gift for you')).toBeVisible();
  await player.takeGift();
  await player.tap(1);

  await expect(app.getByRole('status').filter({ hasText: 'in total' })).toHaveText(
    '1 tap in total',
  );
  await expect(app.getByRole('definition')).toHaveText('98');
  await player.waitForAck(1);
  expect(await game.ask(person, '/user/me')).toMatchObject({
    display_name: `Tide-${person}`,
    country_id: 'PT',
    is_bonus_taken: true,
  });
});

test('[GIFT-03] [PAY-01] [PAY-02] [LEVEL-03] [LEVEL-04] [LEVEL-05] [BOLD-02] [BOARD-01] [BOARD-03] a player who has spent the gift buys taps, reaches a level with the next tap, and is on its board', async ({
  page,
  player,
  person,
  openApp,
}) => {
  const { app } = player;
  await openApp();
  await player.takeGift();
  await player.tap(99);
  await expect(app.getByText("That's it")).toBeVisible();
  await player.waitForAck(99);
  await expect(app.getByRole('radio')).toHaveCount(0);

  await app.getByRole('link', { name: 'Pay now' }).click();
  await player.buyPopular();
  await player.pay();
  await expect(app.getByRole('definition')).toHaveText('1 100');
  await app.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(app.getByRole('heading', { name: 'White' })).toBeVisible();
  await player.tap(1);

  await expect(app.getByText('Congratulations')).toBeVisible();
  await expect(app.getByText('You achieved a new level')).toBeVisible();
  await expect(app.getByRole('heading', { name: 'Pink' })).toBeVisible();
  await player.waitForAck(100);
  await app.getByRole('radio', { name: '2x' }).check();
  await player.tap(2);
  await player.waitForTotal('104');
  await player.waitForAck(104);

  await page.reload();
  await player.waitForTotal('104');
  await expect(app.getByRole('definition')).toHaveText('1 095');
  await app.getByRole('link', { name: /^\d+(st|nd|rd|th) in the World$/ }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('World leaderboard');
  await expect(app.getByText('Your level. The top 10 earn 1% of our revenue')).toBeVisible();
  const own = app.getByRole('link', { name: `Tide-${person}` });
  await expect(own).toHaveAttribute('aria-current', 'true');
  await expect(own).toContainText('104');
});
