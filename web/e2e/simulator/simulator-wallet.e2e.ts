import { expect } from '@playwright/test';
import { test as base } from '../test-apps-test.ts';
import { WalletShop } from '../wallet-shop.ts';

// The unchanged TON Connect SDK and its button in the simulator's frame.

const test = base.extend<{ shop: WalletShop }>({
  shop: async ({ page, app, testApps }, use) => use(new WalletShop(page, app, testApps)),
});

const proved = /^0:[0-9a-f]{64} on -239, proved$/;
const price = '300000000';

test('a wallet asks before it connects and before it pays; the payment is on the chain', async ({
  shop,
  requests,
}) => {
  await shop.open('ask');
  await shop.connect();
  const question = shop.sheet('Connect wallet');
  await expect(question).toContainText('Connect to Bold?');
  await expect(question).toContainText('Address and proof that it is yours');
  await question.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(shop.wallet).toHaveText(proved);
  const before = await shop.payments();

  await shop.press('Pay');
  const transfer = shop.sheet('Confirm transfer');
  await expect(transfer).toContainText('0.3 TON');
  const facts = await transfer.textContent();
  await transfer.getByRole('button', { name: 'Sign' }).click();

  await expect(shop.payment).toHaveText(/^Sent for \w{16}\.$/);
  const comment = (await shop.payment.textContent())?.slice('Sent for '.length, -1);
  expect(await shop.payments()).toEqual([[price, comment], ...before]);
  expect(facts).toContain(`Comment${comment}`);
  expect(requests).toEqual([]);
});

test('a player who declines is not connected and pays nothing, and can accept a later request', async ({
  page,
  shop,
}) => {
  await shop.open('ask');
  await shop.connect();
  await expect(shop.sheet('Connect wallet').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shop.wallet).toHaveText('Not connected: declined.');
  await shop.connect();
  await shop.sheet('Connect wallet').getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(shop.wallet).toHaveText(proved);
  const before = await shop.payments();

  await shop.press('Pay');
  await shop.sheet('Confirm transfer').getByRole('button', { name: 'Decline' }).click();

  await expect(shop.payment).toHaveText('Not sent: declined.');
  expect(await shop.payments()).toEqual(before);
});

test('a wallet in the mode `refuse` declines without a sheet', async ({ page, shop }) => {
  await shop.open('refuse');

  await shop.connect();

  await expect(shop.wallet).toHaveText('Not connected: declined.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a wallet on the test network reports its network when it connects, and does not pay on the main network', async ({
  shop,
}) => {
  await shop.open('wrong-network');
  await shop.connect();
  await expect(shop.wallet).toHaveText(/ on -3, proved$/);
  const before = await shop.payments();

  await shop.press('Pay');

  await expect(shop.payment).toHaveText(/^Not sent: /);
  expect(await shop.payments()).toEqual(before);
});

test('a connection survives a reload, until the app or the owner ends it', async ({
  page,
  shop,
}) => {
  await shop.open('accept');
  await shop.connect();
  await expect(shop.wallet).toHaveText(proved);
  await page.reload();
  await expect(shop.wallet).toHaveText(/ on -239, without proof$/);

  await shop.press('Disconnect');
  await expect(shop.wallet).toHaveText('No wallet.');
  await page.reload();
  await expect(shop.taps).toBeVisible();
  await expect(shop.wallet).toHaveText('No wallet.');

  await shop.connect();
  await expect(shop.wallet).toHaveText(proved);
  await page.getByRole('button', { name: 'Disconnect wallet' }).click();
  await expect(shop.wallet).toHaveText('No wallet.');
});

test('the owner can end a connection in each tab, and the app of every tab receives it', async ({
  page,
  shop,
  context,
  testApps,
}) => {
  const other = await context.newPage();
  const otherShop = new WalletShop(other, other.frameLocator('iframe[title="Bold"]'), testApps);
  const leave = other.getByRole('button', { name: 'Disconnect wallet' });
  await otherShop.open('accept');
  await expect(leave).toBeDisabled();
  await shop.open('accept');
  await shop.connect();
  await expect(shop.wallet).toHaveText(proved);
  await expect(leave).toBeEnabled();
  await other.getByRole('button', { name: 'Reload app' }).click();
  await expect(otherShop.wallet).toHaveText(/ on -239, without proof$/);

  await page.getByRole('button', { name: 'Disconnect wallet' }).click();

  await expect(shop.wallet).toHaveText('No wallet.');
  await expect(otherShop.wallet).toHaveText('No wallet.');
  await expect(leave).toBeDisabled();
});

test('an owner whose wallet is on another device can end the connection in the app’s frame', async ({
  page,
  shop,
}) => {
  await shop.open('accept');
  await shop.connect();
  await expect(shop.wallet).toHaveText(proved);
  await shop.open('accept', { elsewhere: '1' });
  const leave = page.getByRole('button', { name: 'Disconnect wallet' });

  await leave.click();

  await expect(leave).toBeDisabled();
  await shop.open('accept');
  await expect(shop.taps).toBeVisible();
  await expect(shop.wallet).toHaveText('No wallet.');
});

test('over the bridge a wallet connects, pays after a reload of both sides, and disconnects', async ({
  page,
  shop,
  requests,
}) => {
  await shop.open('ask');
  await shop.press('Connect over the bridge');
  await shop.sheet('Connect wallet').getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(shop.wallet).toHaveText(proved);

  await page.reload();

  await expect(shop.wallet).toHaveText(/ on -239, without proof$/);
  const leave = page.getByRole('button', { name: 'Disconnect wallet' });
  await expect(leave).toBeEnabled();
  const before = await shop.payments();
  await shop.press('Pay');
  await shop.sheet('Confirm transfer').getByRole('button', { name: 'Sign' }).click();
  await expect(shop.payment).toHaveText(/^Sent for /);
  expect(await shop.payments()).toHaveLength(before.length + 1);

  await leave.click();
  await expect(shop.wallet).toHaveText('No wallet.');
  await page.reload();
  await expect(shop.taps).toBeVisible();
  await expect(leave).toBeDisabled();
  expect(requests).toEqual([]);
});

test('TON Connect’s own window connects a wallet on another device over the bridge', async ({
  app,
  shop,
  requests,
}) => {
  await shop.open('ask', { elsewhere: '1' });
  await shop.connect();
  await app.getByRole('button', { name: 'Simulated wallet' }).click();
  await shop.sheet('Connect wallet').getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(shop.wallet).toHaveText(proved);
  const before = await shop.payments();

  await shop.press('Pay');
  await shop.sheet('Confirm transfer').getByRole('button', { name: 'Sign' }).click();

  await expect(shop.payment).toHaveText(/^Sent for /);
  expect(await shop.payments()).toHaveLength(before.length + 1);
  expect(requests).toEqual([]);
});

test('TON Connect’s wide window uses a picture of another machine, and the browser does not request it', async ({
  page,
  app,
  shop,
  requests,
}) => {
  const refused: string[] = [];
  page.on('requestfailed', (request) => {
    refused.push(`${new URL(request.url()).hostname}: ${request.failure()?.errorText}`);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.open('ask', { elsewhere: '1', screen: 'wide', platform: 'tdesktop' });
  await shop.connect();
  await app.getByRole('button', { name: 'Simulated wallet' }).click();

  await expect(app.getByText('Scan the QR code below')).toBeVisible();

  await expect.poll(() => refused).toContain('raw.githubusercontent.com: csp');
  expect(requests).toEqual([]);
});

test('a request to another machine is recorded', async ({ page, requests }) => {
  await page.goto('data:text/html,<img src="http://elsewhere.invalid/a.png">');
  await page.evaluate(() => fetch('https://elsewhere.invalid/').catch(() => {}));

  await expect.poll(() => requests).toHaveLength(2);
  expect(requests).toEqual(
    expect.arrayContaining(['http://elsewhere.invalid/a.png', 'elsewhere.invalid:443']),
  );
});

test('over the bridge the owner can decline, and a wallet on the test network reports its network', async ({
  shop,
}) => {
  await shop.open('refuse');
  await shop.press('Connect over the bridge');
  await expect(shop.wallet).toHaveText('Not connected: declined.');

  await shop.open('wrong-network');
  await shop.press('Connect over the bridge');
  await expect(shop.wallet).toHaveText(/ on -3, proved$/);
});

test('[PAY-02] without a server the mock credits a transfer on the page’s own chain', async ({
  shop,
}) => {
  await shop.open('accept', { chain: '' });
  await shop.connect();
  await expect(shop.wallet).toHaveText(proved);
  await expect(shop.taps).toHaveText('0 taps');

  await shop.press('Pay');

  await expect(shop.payment).toHaveText(/^Sent for /);
  await expect(shop.taps).toHaveText('100 taps');
});

test('[PAY-02] a transfer that is signed after the app was closed is credited when the app opens again', async ({
  page,
  shop,
}) => {
  const controls = page.getByRole('complementary');
  await shop.open('ask', { chain: '' });
  await shop.connect();
  await shop.sheet('Connect wallet').getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(shop.wallet).toHaveText(proved);
  await shop.press('Pay');
  const sign = shop.sheet('Confirm transfer').getByRole('button', { name: 'Sign' });
  await expect(sign).toBeVisible();
  await controls.getByRole('button', { name: 'Close app' }).click();

  await sign.click();
  await controls.getByRole('button', { name: 'Open app' }).click();

  await expect(shop.taps).toHaveText('100 taps');
});
