import { expect } from '@playwright/test';
import { test } from './simulator/simulator-test.ts';
import { tabTo } from './tab-to.ts';

test('the keyboard alone opens the app, registers, takes the gift, taps and buys', async ({
  game,
  page,
  player,
  person,
}) => {
  const { app } = player;
  await player.open(game.origin, person);
  await expect(app.getByRole('button', { name: 'Start' })).toBeVisible();
  const telegram = page.getByLabel('Telegram', { exact: true });
  await tabTo(page, telegram.getByRole('button', { name: 'Close', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, telegram.getByRole('button', { name: 'Open app' }));
  await page.keyboard.press('Enter');
  await tabTo(page, app.getByRole('button', { name: 'Start' }));
  await page.keyboard.press('Enter');
  await tabTo(page, app.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type(`Tide-${person}`);
  await page.keyboard.press('Enter');
  await tabTo(page, app.getByRole('combobox', { name: 'Search' }));
  await page.keyboard.type('portu');
  await expect(app.getByRole('option')).toHaveText(['Portugal']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, app.getByRole('button', { name: 'Nice' }));
  await page.keyboard.press('Space');
  await tabTo(page, player.surface);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await player.waitForTotal('2');
  await player.waitForAck(2);

  await tabTo(page, app.getByRole('link', { name: 'Buy taps' }));
  await page.keyboard.press('Enter');
  // Tab moves the focus only to the chosen option of a radio group. The arrow keys move it to the other options.
  await tabTo(page, app.getByRole('radio', { name: /^Custom amount/ }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(app.getByRole('radio', { name: /^525 taps/ })).toBeChecked();
  await tabTo(page, app.getByRole('button', { name: 'Buy 525 taps' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.getByRole('definition')).toHaveText('622');
});

test('the keyboard alone edits the profile', async ({ page, player, person, openApp }) => {
  const { app } = player;
  await openApp();
  await tabTo(page, app.getByRole('link', { name: 'Profile' }));
  await page.keyboard.press('Enter');
  await tabTo(page, app.getByRole('switch', { name: 'Vibration' }));
  await page.keyboard.press('Space');
  await expect(app.getByRole('switch', { name: 'Vibration' })).not.toBeChecked();
  await tabTo(page, app.getByRole('link', { name: 'Edit public profile' }));
  await page.keyboard.press('Enter');
  await tabTo(page, app.getByRole('textbox', { name: 'Bio' }));
  await page.keyboard.type('By hand.');
  await tabTo(page, app.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');

  const card = app.getByRole('article', { name: `Tide-${person}` });
  await expect(card.getByText('By hand.')).toBeVisible();
});
