import { CloseableProxy } from './closeable-proxy.ts';
import { test as base } from './refusing-proxy-test.ts';
import { RunningGame } from './running-game.ts';

type TestFixtures = {
  /** The key of a person whom no other test uses. */
  person: string;
  /** A proxy to the game. A journey that uses its `origin` can cut the connection. */
  closeableProxy: CloseableProxy;
};

type WorkerFixtures = {
  game: RunningGame;
};

/** Tests on a running game: each worker starts one game for all its tests. Does not depend on a browser. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
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
  person: async ({ game }, use) => use(game.newPerson()),
  closeableProxy: async ({ game }, use) => {
    const closeableProxy = await CloseableProxy.start(game.port);
    await use(closeableProxy);
    await closeableProxy.close();
  },
});
