import { expect, type FrameLocator } from '@playwright/test';
import { test as base } from '../closed-gate-test.ts';
import { Doorway } from '../doorway.ts';
import { foreignRequests } from '../foreign-requests.ts';
import { registerPlayer } from '../register-player.ts';
import { RunningGame } from '../running-game.ts';
import { SimulatedPlayer } from '../simulated-player.ts';

type Tools = {
  player: SimulatedPlayer;
  /** The key of the test's own person. */
  person: string;
  /** Registers the person, opens the app with the simulator's controls set, and passes the intro. */
  openApp: (controls?: Record<string, string>, origin?: string) => Promise<FrameLocator>;
  /** A proxy to the game that a journey can close. */
  doorway: Doorway;
  /** Fails a journey that sends a request to another machine. */
  noForeignRequests: undefined;
};

type Surroundings = {
  game: RunningGame;
};

/**
 * Tests in the simulator, on one game per worker. Each test has its own `person`, or uses a seeded person that no other
 * test uses. A journey that sends a request to another machine fails.
 */
export const test = base.extend<Tools, Surroundings>({
  noForeignRequests: [
    async ({ page, gate }, use) => {
      // Checks the page and the proxy: the page's policy blocks some requests before the proxy, and the page's events
      // lack those of workers.
      const requested = foreignRequests(page);
      gate.asked.length = 0;
      await use(undefined);
      expect([...requested, ...gate.asked]).toEqual([]);
    },
    { auto: true },
  ],
  game: [
    // Playwright requires a destructured first parameter, also without dependencies.
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
  doorway: async ({ game }, use) => {
    const doorway = await Doorway.to(game.port);
    await use(doorway);
    await doorway.close();
  },
  openApp: async ({ game, player, person }, use) =>
    use(async (controls = {}, origin = game.origin) => {
      await registerPlayer(game.origin, person);
      await player.open(origin, person, controls);
      await player.start();
      return player.app;
    }),
});
