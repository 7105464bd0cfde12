import { expect, type FrameLocator } from '@playwright/test';
import { CloseableProxy } from '../closeable-proxy.ts';
import { foreignRequests } from '../foreign-requests.ts';
import { test as base } from '../refusing-proxy-test.ts';
import { registerPlayer } from '../register-player.ts';
import { RunningGame } from '../running-game.ts';
import { SimulatedPlayer } from '../simulated-player.ts';

type TestFixtures = {
  player: SimulatedPlayer;
  /** The key of a person whom no other test uses. */
  person: string;
  /** Registers the person, opens the app in the simulator with these controls, and passes the intro. */
  openApp: (controls?: Record<string, string>, origin?: string) => Promise<FrameLocator>;
  /** A proxy to the game. A journey that uses its `origin` can cut the connection. */
  closeableProxy: CloseableProxy;
  /** Fails the test if the browser has sent a request to another machine. */
  noForeignRequests: undefined;
};

type WorkerFixtures = {
  game: RunningGame;
};

/**
 * Tests in the simulator, on one game per worker. Each test uses its own `person`, or a predefined person that no other
 * test uses; it fails if the browser sends a request to another machine.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
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
  game: [
    // Playwright requires a destructured first parameter, even if a fixture needs no other one.
    async ({ browserName: _ }, use) => {
      const game = await RunningGame.prepare();
      try {
        await game.start();
        await use(game);
      } finally {
        await game.dispose();
      }
    },
    { scope: 'worker' },
  ],
  player: async ({ page }, use) => use(new SimulatedPlayer(page)),
  person: async ({ game }, use) => use(game.newPerson()),
  closeableProxy: async ({ game }, use) => {
    const closeableProxy = await CloseableProxy.start(game.port);
    await use(closeableProxy);
    await closeableProxy.close();
  },
  openApp: async ({ game, player, person }, use) =>
    use(async (controls = {}, origin = game.origin) => {
      await registerPlayer(game.origin, person);
      await player.open(origin, person, controls);
      await player.start();
      return player.app;
    }),
});
