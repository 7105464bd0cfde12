import { expect } from '@playwright/test';
import type { RunningGame } from './running-game.ts';
import { test } from './simulator/simulator-test.ts';

test('[TAP-06] [ERR-12] [LIVE-04] taps without a connection show a toast, are stored, and are counted once it is back', async ({
  game,
  player,
  person,
  doorway,
  arrive,
}) => {
  await arrive({}, doorway.origin);
  await player.takeGift();
  await player.tap(2);
  await player.waitForAck(2);

  doorway.shut();
  await expect.poll(() => player.isConnected).toBe(false);
  await player.tap(3);

  await expect(player.app.getByText('Connection is lost')).toBeVisible();
  await expect(player.app.getByText('Please refresh your application')).toBeVisible();
  await player.seesTotal('5');
  doorway.open();
  await player.waitForAck(5);
  expect(await takenOf(game, person)).toEqual({ available_taps: 94, total_taps: 5 });
});

test('[TAP-01] [LIVE-04] every tap outlives a server that was killed and an app that was reloaded, and none is counted twice', async ({
  game,
  page,
  player,
  person,
  arrive,
}) => {
  await arrive();
  await player.takeGift();
  await player.tap(20);
  await player.seesTotal('20');
  await player.waitForAck(20);

  // The server may or may not have received these when it dies; the device stores them either way.
  await player.tap(5);
  await game.killServer();
  await player.tap(3);
  await game.start();
  await player.open(game.origin, person);
  await player.seesTotal('28');
  // The old page may have been told of them, in its last moment: the server's own number counts.
  await expect.poll(() => takenOf(game, person)).toEqual({ available_taps: 71, total_taps: 28 });

  // In the middle of a batch, before anything of it was sent.
  await player.tap(4);
  await page.reload();
  await player.seesTotal('32');
  await expect.poll(() => takenOf(game, person)).toEqual({ available_taps: 67, total_taps: 32 });
});

/** What the server has on record of somebody's taps. */
function takenOf(game: RunningGame, person: string) {
  return game.ask(person, '/user/taps/me');
}
