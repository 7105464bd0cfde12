import { test as base } from '@playwright/test';
import { freePort } from '../../.ci/test-run/free-port.ts';
import { SimulatedPlayer } from './simulated-player.ts';
import { StartedProcess } from './started-process.ts';

/** Runs a test of the app with the mock as its backend. Each worker starts one development server. */
export const test = base.extend<{ player: SimulatedPlayer }, { origin: string }>({
  origin: [
    // Playwright requires a destructured first parameter, even if a fixture needs no other one.
    async ({ browserName: _ }, use) => {
      const port = await freePort();
      const command = ['run', '-s', 'dev', '--', '--port', `${port}`];
      const server = new StartedProcess('npm', command, { ...process.env, CI: 'true' });
      try {
        await server.responds(`http://127.0.0.1:${port}/simulator/`);
        await use(`http://127.0.0.1:${port}`);
      } finally {
        await server.stop();
      }
    },
    { scope: 'worker' },
  ],
  player: async ({ page }, use) => use(new SimulatedPlayer(page)),
});
