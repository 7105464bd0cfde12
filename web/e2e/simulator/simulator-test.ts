import { expect, type FrameLocator } from '@playwright/test';
import { foreignRequests } from '../foreign-requests.ts';
import { test as base } from '../game-test.ts';
import { registerPlayer } from '../register-player.ts';
import { SimulatedPlayer } from '../simulated-player.ts';

type TestFixtures = {
  player: SimulatedPlayer;
  /** Registers the test's person, opens the app in the simulator and passes the intro. */
  openApp: (controls?: Record<string, string>, origin?: string) => Promise<FrameLocator>;
  /** Fails the test if the browser has sent a request to another machine. */
  noForeignRequests: undefined;
};

/** Runs a test in the simulator. Two tests must not use the same person. */
export const test = base.extend<TestFixtures>({
  noForeignRequests: [
    async ({ page, refusingProxy }, use) => {
      // Both the page's events and the proxy are needed: the proxy does not see requests that the page's policy blocks,
      // and the events do not include requests of workers.
      const requested = foreignRequests(page);
      refusingProxy.requested.length = 0;
      await use(undefined);
      expect([...requested, ...refusingProxy.requested]).toEqual([]);
    },
    { auto: true },
  ],
  player: async ({ page }, use) => use(new SimulatedPlayer(page)),
  openApp: async ({ game, player, person }, use) =>
    use(async (controls = {}, origin = game.origin) => {
      await registerPlayer(game.origin, person);
      await player.open(origin, person, controls);
      await player.start();
      return player.app;
    }),
});
