import { expect } from '@playwright/test';
import { freePort } from '../../.ci/test-run/free-port.ts';
import { test as base } from './simulator/simulator-test.ts';
import { StartedProcess } from './started-process.ts';

/** Runs a test of the app on the development server, with the game of `npm start` as its backend. */
const test = base.extend<{ origin: string }>({
  origin: async ({ game }, use) => {
    const port = await freePort();
    const command = ['run', '-s', 'dev:server', '--', '--', '--port', `${port}`];
    const environment = { ...process.env, CI: 'true', BACKEND: game.origin };
    const server = new StartedProcess('npm', command, environment);
    try {
      await server.responds(`http://127.0.0.1:${port}/simulator/`);
      await use(`http://127.0.0.1:${port}`);
    } finally {
      await server.stop();
    }
  },
});

// The first start of a development server takes long: it bundles dependencies and serves every file of the app
// separately.
test.slow();

test('on the game of `npm start` the app of the development server sells taps', async ({
  origin,
  player,
  openApp,
}) => {
  await openApp({ app: '/store/payments' }, origin);
  await player.buyPopular();
  await player.pay();
  await expect(player.app.getByRole('definition')).toHaveText('1 100');
});
