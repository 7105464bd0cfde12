import { findPerson, initDataFor } from '@bold/mock/telegram';
import { test as base, expect } from '@playwright/test';
import { freePort } from './free-port.ts';
import { SimulatedPlayer } from './simulated-player.ts';
import { StartedProcess } from './started-process.ts';

const test = base.extend<{ origin: string }>({
  // Playwright wants a fixture's dependencies destructured, also where there are none.
  origin: async ({ browserName: _ }, use) => {
    const [mockPort, port] = [await freePort(), await freePort()];
    const environment = { ...process.env, CI: 'true' };
    const mock = new StartedProcess('npm', ['run', '-s', 'mock'], {
      ...environment,
      PORT: `${mockPort}`,
    });
    const command = ['run', '-s', 'dev:prism', '--', '--', '--port', `${port}`];
    const server = new StartedProcess('npm', command, {
      ...environment,
      BACKEND: `http://127.0.0.1:${mockPort}`,
    });
    try {
      const headers = {
        Authorization: `tma ${await initDataFor({ person: findPerson('paula') })}`,
      };
      await mock.answers(`http://127.0.0.1:${mockPort}/api/level`, headers);
      await server.answers(`http://127.0.0.1:${port}/simulator/`);
      await use(`http://127.0.0.1:${port}`);
    } finally {
      await server.stop();
      await mock.stop();
    }
  },
});

test('on the contract’s examples the app opens, counts taps, and finds its profile and its store', async ({
  origin,
  page,
}) => {
  const player = new SimulatedPlayer(page);
  await player.open(origin, 'paula');
  await player.app.getByRole('button', { name: 'Start' }).click();
  await player.seesTotal('1 250');

  await player.tap(5);

  await player.seesTotal('1 255');
  await player.hears(1_255);
  const title = player.app.getByRole('heading', { level: 1 });
  await player.app.getByRole('link', { name: 'Profile' }).click();
  await expect(title).toHaveText('Profile');
  await player.app.getByRole('link', { name: 'Back', exact: true }).click();
  await player.app.getByRole('link', { name: 'Buy taps' }).click();
  await expect(title).toHaveText('Buy taps');
});
