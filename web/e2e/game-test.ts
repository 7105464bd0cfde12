import { CloseableProxy } from './closeable-proxy.ts';
import { test as base } from './refusing-proxy-test.ts';
import { RunningGame } from './running-game.ts';

type TestFixtures = {
  /** The key of a person in the simulator. No other test uses this person. */
  person: string;
  /** A proxy to the game. A test that opens the game at the proxy's `origin` can cut the connection. */
  closeableProxy: CloseableProxy;
};

type WorkerFixtures = {
  game: RunningGame;
};

/** Runs a test on a running game. Each worker starts one game. */
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
