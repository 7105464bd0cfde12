import { test as base, expect } from '@playwright/test';
import { freePort } from './free-port.ts';
import { SimulatedPlayer } from './simulated-player.ts';
import { StartedProcess } from './started-process.ts';

const test = base.extend<{ origin: string }>({
  // Playwright wants a fixture's dependencies destructured, also where there are none.
  origin: async ({ browserName: _ }, use) => {
    const port = await freePort();
    const command = ['run', '-s', 'dev', '--', '--', '--port', `${port}`];
    const server = new StartedProcess('npm', command, { ...process.env, CI: 'true' });
    await server.answers(`http://127.0.0.1:${port}/simulator/`);
    await use(`http://127.0.0.1:${port}`);
    await server.stop();
  },
});

test('the app plays on mocks alone, remembers it over a reload, and asks nobody else for anything', async ({
  origin,
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const isOwn = /^(data|blob):/.test(request.url()) || request.url().startsWith(origin);
    if (!isOwn) foreign.push(request.url());
  });
  const player = new SimulatedPlayer(page);
  await player.open(origin, 'paula');
  await player.enter();
  await player.tap(9);
  await player.seesTotal('9');
  // The number rests, the batch leaves, the world counts it.
  await player.mockKeeps('"totalTaps":9,');

  await page.reload();

  await player.seesTotal('9');
  await expect(player.app.getByText('90', { exact: true })).toBeVisible();
  expect(foreign).toEqual([]);
});
