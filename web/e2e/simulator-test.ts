import { test as base } from '@playwright/test';
import { RunningGame } from './running-game.ts';
import { SimulatedPlayer } from './simulated-player.ts';

/** Tests in front of the simulator; one started game serves all of them, so each takes its own person. */
export const test = base.extend<{ player: SimulatedPlayer }, { game: RunningGame }>({
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
});
