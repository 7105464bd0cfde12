import { expect } from '@playwright/test';
import { registerPlayer } from './register-player.ts';
import { test } from './simulator/simulator-test.ts';
import { tapWithoutApp } from './tap-without-app.ts';

test('[BOARD-05] [BOARD-06] [BOARD-09] a player outside the world’s top ten is listed below the line, and the row opens a card with a back button', async ({
  game,
  player,
  person,
  openApp,
}) => {
  const { app } = player;
  const rivals = Array.from({ length: 10 }, () => game.newPerson());
  for (const rival of rivals) {
    await registerPlayer(game.origin, rival);
    await tapWithoutApp(game.origin, rival, 99);
  }
  await openApp();
  await player.takeGift();
  await player.tap(1);
  await player.waitForAck(1);

  await app.getByRole('link', { name: / in the World$|^Leaderboard$/ }).click();
  await app.getByRole('radio', { name: 'World' }).check();

  const rows = app.getByRole('list', { name: 'Leaders' }).getByRole('listitem');
  await expect(rows).toHaveCount(11);
  const own = rows.nth(10);
  await expect(own.getByRole('link', { name: `Tide-${person}` })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const { rank } = await game.ask<{ rank: number }>(person, '/leaderboard/me');
  expect(rank).toBeGreaterThan(10);
  await expect(own).toContainText(`You · ${rank}`);
  await expect(rows.nth(9).getByRole('separator')).toBeVisible();
  await expect(own).toBeInViewport();

  await own.getByRole('link').click();
  await expect(app.getByRole('article', { name: `Tide-${person}` })).toBeVisible();
  await app.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(app.getByRole('radio', { name: 'World' })).toBeChecked();
});
