import { expect, type Page } from '@playwright/test';
import { SimulatedPlayer } from './simulated-player.ts';
import { test as base } from './simulator/simulator-test.ts';

type OtherTab = {
  page: Page;
  player: SimulatedPlayer;
};

/** Opens a second tab of the same browser. */
const test = base.extend<{ other: OtherTab }>({
  other: async ({ context }, use) => {
    const page = await context.newPage();
    await use({ page, player: new SimulatedPlayer(page) });
  },
});

test('[TAP-01] [LIVE-04] taps in one tab show in the other, and the next start sends the taps that a closed tab could not send', async ({
  game,
  page,
  player,
  person,
  other,
  doorway,
  openApp,
}) => {
  await openApp({}, doorway.origin);
  await player.takeGift();
  await other.player.open(doorway.origin, person);
  await player.tap(3);
  await other.player.seesTotal('3');
  await other.player.tap(4);
  await player.seesTotal('7');

  doorway.shut();
  await expect.poll(() => player.isConnected || other.player.isConnected).toBe(false);
  await player.tap(2);
  await other.player.tap(5);
  await player.seesTotal('9');
  await other.player.seesTotal('12');
  await other.page.close();
  doorway.open();

  await player.waitForAck(9);
  await page.reload();
  await player.seesTotal('14');
  await player.waitForAck(14);
  expect(await game.ask(person, '/user/taps/me')).toEqual({ available_taps: 85, total_taps: 14 });
});
