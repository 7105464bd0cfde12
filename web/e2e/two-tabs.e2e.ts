import { expect, type Page } from '@playwright/test';
import { SimulatedPlayer } from './simulated-player.ts';
import { test as base } from './simulator/simulator-test.ts';

type OtherTab = {
  page: Page;
  player: SimulatedPlayer;
};

/** Runs a test with a second tab, `other`, in the same browser. */
const test = base.extend<{ other: OtherTab }>({
  other: async ({ context }, use) => {
    const page = await context.newPage();
    await use({ page, player: new SimulatedPlayer(page) });
  },
});

test('[TAP-01] [LIVE-04] taps in one tab are shown in the other, and the next start sends unsent taps of a closed tab', async ({
  game,
  page,
  player,
  person,
  other,
  closeableProxy,
  openApp,
}) => {
  await openApp({}, closeableProxy.origin);
  await player.takeGift();
  await other.player.open(closeableProxy.origin, person);
  await player.tap(3);
  await other.player.waitForTotal('3');
  await other.player.tap(4);
  await player.waitForTotal('7');

  closeableProxy.cut();
  await expect.poll(() => player.isConnected || other.player.isConnected).toBe(false);
  await player.tap(2);
  await other.player.tap(5);
  await player.waitForTotal('9');
  await other.player.waitForTotal('12');
  await other.page.close();
  closeableProxy.restore();

  await player.waitForAck(9);
  await page.reload();
  await player.waitForTotal('14');
  await player.waitForAck(14);
  expect(await game.ask(person, '/user/taps/me')).toEqual({ available_taps: 85, total_taps: 14 });
});
