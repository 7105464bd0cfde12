import { test as base } from '@playwright/test';
import { RunningGame } from './running-game.ts';
import { SimulatedPlayer } from './simulated-player.ts';

/**
 * Tests in front of the simulator. One started game serves all tests of a worker: each takes the `person`
 * that is its own, or for a trait of theirs one of the seeded people, and leaves them to nobody else's count.
 */
export const test = base.extend<{ player: SimulatedPlayer; person: string }, { game: RunningGame }>(
  {
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
  },
);
