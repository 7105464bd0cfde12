import { findPerson, initDataFor } from '@bold/mock/telegram';
import { expect } from '@playwright/test';
import { freePort } from '../../.ci/test-run/free-port.ts';
import { foreignRequests } from './foreign-requests.ts';
import { test as base } from './mocked-test.ts';
import { StartedProcess } from './started-process.ts';

// All tests are in one file so that they run one after the other, because their development servers store bundles in
// the same folder.

const test = base.extend<{ prism: string }>({
  // Playwright requires a destructured first parameter, even if a fixture needs no other one.
  prism: async ({ browserName: _ }, use) => {
    const [mockPort, port] = [`${await freePort()}`, `${await freePort()}`];
    const [backend, origin] = [`http://127.0.0.1:${mockPort}`, `http://127.0.0.1:${port}`];
    const environment = { ...process.env, CI: 'true', BACKEND: backend };
    const command = ['run', '-s', 'dev:prism', '--', '--port', port];
    const server = new StartedProcess('npm', command, environment);
    const mock = new StartedProcess('npm', ['run', '-s', 'mock'], {
      ...environment,
      PORT: mockPort,
    });
    try {
      const Authorization = `tma ${await initDataFor({ person: findPerson('paula') })}`;
      await mock.responds(`${backend}/api/level`, { Authorization });
      await server.responds(`${origin}/simulator/`);
      await use(origin);
    } finally {
      await server.stop();
      await mock.stop();
    }
  },
});

// The first start of a development server takes long: it bundles dependencies and serves every file of the app
// separately.
test.slow();
const loaded = { timeout: 90_000 };

test('[PAY-02] on mocks alone the app counts taps, sells taps, has the same state after a reload, and sends no request to another machine', async ({
  origin,
  page,
  player,
}) => {
  const foreign = foreignRequests(page);
  await player.open(origin, 'paula');
  await expect(player.app.getByRole('button', { name: 'Start' })).toBeVisible(loaded);
  await player.passOnboarding('Tide-paula');
  await player.tap(9);
  await player.waitForTotal('9');
  // Waits until the mock's world has counted the batch.
  await player.waitForStoredWorld('"totalTaps":9,');

  await page.reload();

  await expect(player.surface).toBeVisible(loaded);
  await player.waitForTotal('9');
  await expect(player.app.getByText('90', { exact: true })).toBeVisible();
  await player.app.getByRole('link', { name: 'Buy taps' }).click();
  await player.buyPopular();
  await player.pay();
  await expect(player.app.getByRole('definition')).toHaveText('1 190');
  await player.waitForStoredWorld('"status":"paid"');
  expect(foreign).toEqual([]);
});

test('[ERR-08] in the scenario of an open invoice the second press of Buy shows that only one can be open', async ({
  origin,
  page,
  player,
}) => {
  const mock = JSON.stringify({ scenario: 'invoice-open' });
  const app = `/store/payments?${new URLSearchParams({ mock })}`;
  await player.open(origin, 'dewey', { app });
  await expect(player.app.getByRole('radio', { name: /1 100 taps/ })).toBeVisible(loaded);

  const buy = await player.buyPopular();
  await player.waitForStoredWorld('"status":"pending"');
  await buy.click();

  await expect(player.app.getByText(/^Payment has been opened before/)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Payment' })).toHaveCount(0);
});

test('on the contract’s examples the app opens, counts taps, and shows profile and store', async ({
  prism,
  player,
}) => {
  await player.open(prism, 'paula');
  await expect(player.app.getByRole('button', { name: 'Start' })).toBeVisible(loaded);
  await player.start();
  await player.waitForTotal('1 250');
  await player.tap(5);
  await player.waitForTotal('1 255');
  await player.waitForAck(1_255);

  const title = player.app.getByRole('heading', { level: 1 });
  await player.app.getByRole('link', { name: 'Profile' }).click();
  await expect(title).toHaveText('Profile');
  await expect(player.app.getByRole('link', { name: 'Finances' })).toBeVisible();
  await player.app.getByRole('link', { name: 'Back', exact: true }).click();
  await player.app.getByRole('link', { name: 'Buy taps' }).click();
  await expect(title).toHaveText('Buy taps');
  await player.app.getByRole('radio', { name: /1 100 taps.*500 Stars/ }).press('Space');
  await expect(player.app.getByRole('button', { name: 'Buy 1 100 taps' })).toBeEnabled();
  await player.app.getByRole('radio', { name: /^Custom amount/ }).press('Space');
  await player.app.getByRole('link', { name: 'Select custom amount' }).click();
  await player.app.getByRole('textbox', { name: 'Custom amount' }).fill('1500');
  await expect(player.app.getByRole('button', { name: 'Buy 1 650 taps' })).toBeEnabled();
});
