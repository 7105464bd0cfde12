import { expect } from '@playwright/test';
import { ordinal } from '../src/lib/ordinal.ts';
import { buyWithoutApp } from './buy-without-app.ts';
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

test('[BOARD-03] [BOARD-05] [BOARD-10] a player outside the top ten of a level reads their place within it, and another one in the world', async ({
  game,
  player,
  person,
  openApp,
}) => {
  const { app } = player;
  /**
   * Registers `rival`, buys the offer `tariffId` and sends `total` taps. The start bonus and the offer together must
   * contain at least `total` taps.
   */
  const play = async (rival: string, total: number, tariffId: number) => {
    await registerPlayer(game.origin, rival);
    await buyWithoutApp(game.origin, rival, tariffId);
    await tapWithoutApp(game.origin, rival, total);
  };
  // One player on the next level, and ten on the viewer's level, with more taps than the viewer.
  await play(game.newPerson(), 1_000, 3);
  for (let rival = 0; rival < 10; rival += 1) await play(game.newPerson(), 120 + rival, 1);
  await play(person, 101, 1);

  await openApp({ app: '/leaderboard' });

  await expect(app.getByRole('radio', { name: 'Pink' })).toBeChecked();
  const rows = app.getByRole('list', { name: 'Leaders' }).getByRole('listitem');
  await expect(rows).toHaveCount(11);
  await expect(rows.last()).toContainText(`Tide-${person}`);
  const ranks = await game.ask<{ rank: number; level_rank: number }>(person, '/leaderboard/me');
  expect(ranks.level_rank).toBeGreaterThan(10);
  expect(ranks.rank).toBeGreaterThan(ranks.level_rank);
  const inWorld = `${ordinal(ranks.rank)} in the World`;
  await expect(rows.last()).toContainText(
    `You · ${ordinal(ranks.level_rank)} on this level · ${inWorld}`,
  );
  await app.getByRole('radio', { name: 'World' }).check();
  await expect(rows.last()).toContainText(`You · ${inWorld}`);
});
