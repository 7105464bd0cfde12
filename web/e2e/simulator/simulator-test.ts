import { expect, type FrameLocator } from '@playwright/test';
import { test as base } from '../closed-gate-test.ts';
import { Doorway } from '../doorway.ts';
import { foreignRequests } from '../foreign-requests.ts';
import { registerPlayer } from '../register-player.ts';
import { RunningGame } from '../running-game.ts';
import { SimulatedPlayer } from '../simulated-player.ts';

type Tools = {
  player: SimulatedPlayer;
  /** Key of the person whose test it is. */
  person: string;
  /** Opens the app for the person, who has a name and a country and comes past the intro to where `controls` say. */
  arrive: (controls?: Record<string, string>, origin?: string) => Promise<FrameLocator>;
  /** A way to the game that can be shut. */
  doorway: Doorway;
  /** Holds every journey to it that no other machine is asked for anything. */
  staysHome: undefined;
};

type Surroundings = {
  game: RunningGame;
};

/**
 * Tests in front of the simulator. One started game serves all tests of a worker: each takes the `person`
 * that is its own, or for a trait of theirs one of the seeded people, and leaves them to nobody else's count.
 * Nothing leaves the machine, and a journey that wanted to has failed.
 */
export const test = base.extend<Tools, Surroundings>({
  staysHome: [
    async ({ page, gate }, use) => {
      // What the page's policy forbids never comes to the gate; what a worker asks is no request of the page.
      const wanted = foreignRequests(page);
      gate.asked.length = 0;
      await use(undefined);
      expect([...wanted, ...gate.asked]).toEqual([]);
    },
    { auto: true },
  ],
  game: [
    // Playwright wants a fixture's dependencies destructured, also where there are none.
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
  arrive: async ({ game, player, person }, use) =>
    use(async (controls = {}, origin = game.origin) => {
      await registerPlayer(game.origin, person);
      await player.open(origin, person, controls);
      await player.start();
      return player.app;
    }),
});
