import { expect, type Page, type Request } from '@playwright/test';
import { depositsOn } from './deposits.ts';
import type { RunningGame } from './running-game.ts';
import { addressOf } from './simulator/simulator-page.ts';
import { test } from './simulator/simulator-test.ts';

test('[PAY-03] [ERR-08] a cancelled or failed invoice adds no taps, and a pending one adds its taps when it is paid', async ({
  game,
  page,
  player,
  person,
  openApp,
}) => {
  const { app } = player;
  await openApp({ app: '/store/payments' });
  const balance = app.getByRole('definition');
  for (const choice of ['Cancel', 'Let it fail', 'Leave pending']) {
    const buy = await player.buyPopular();
    await expect(page.getByText('500 Stars')).toBeVisible();
    await expect(buy).toBeEnabled();
    if (choice === 'Cancel') {
      // The sheet covers the button, but a keyboard or a second window could still press it.
      await buy.dispatchEvent('click');
      await expect(app.getByText(/^Payment has been opened before/)).toBeVisible();
    }
    await expect(balance).toHaveText('0');
    await page.getByRole('button', { name: choice }).click();
    await expect(page.getByRole('dialog', { name: 'Payment' })).toHaveCount(0);
    if (choice !== 'Leave pending') expect(await availableOf(game, person)).toBe(0);
  }

  // A payment that arrives at once replaces the first toast by the second.
  await expect(app.getByText(/^(Payment is on its way|Your new taps are ready)$/)).toBeVisible();
  await expect(balance).toHaveText('1 100');
  await expect(app.getByText('Your new taps are ready')).toBeVisible();
  await expect(app.getByText('Waiting for the network')).toHaveCount(0);
  expect(await availableOf(game, person)).toBe(1_100);
});

test('[PAY-02] [PAY-03] a payment that Telegram leaves pending waits, also after a reload, and the player is notified once when it is paid', async ({
  game,
  page,
  player,
  person,
  openApp,
}) => {
  const toasts = toastsOf(page);
  const payLate = await holdLatePayment(page);
  const { app } = player;
  const notifications = app.getByRole('status', { name: 'Notifications' });
  const waiting = app.getByRole('status', { name: 'Waiting for the network' });
  const balance = app.getByRole('definition');
  await openApp({ app: '/store/payments' });
  await expect(balance).toHaveText('0');
  await notifications.evaluate(logToasts);
  await player.buyPopular();
  await page.getByRole('button', { name: 'Leave pending' }).click();

  await expect(app.getByText('Payment is on its way')).toBeVisible();
  await expect(waiting).toContainText(
    'You get 1 100 taps when the payment arrives. Do not pay for them again.',
  );
  await expect(app.getByRole('button', { name: 'Buy 1 100 taps' })).toBeDisabled();

  await page.reload();
  await expect(waiting).toBeVisible();
  await notifications.evaluate(logToasts);
  await app.getByRole('radio', { name: /1 100 taps/ }).press('Space');
  await expect(app.getByRole('button', { name: 'Buy 1 100 taps' })).toBeDisabled();
  await expect(balance).toHaveText('0');
  expect(await availableOf(game, person)).toBe(0);

  await payLate();

  await expect(app.getByText('Your new taps are ready')).toBeVisible();
  await expect(balance).toHaveText('1 100');
  await expect(waiting).toHaveCount(0);
  await expect(app.getByRole('button', { name: 'Buy 1 100 taps' })).toBeEnabled();
  expect(await availableOf(game, person)).toBe(1_100);
  await page.reload();
  await expect(balance).toHaveText('1 100');
  await notifications.evaluate(logToasts);
  await expect(waiting).toHaveCount(0);
  expect(toasts).toEqual([
    expect.stringMatching('^Payment is on its way'),
    expect.stringMatching('Your new taps are ready$'),
  ]);
});

test('[PAY-05] [STORE-14] after the payment of a custom amount the store opens, and its button opens the premium bot', async ({
  game,
  page,
  player,
  person,
  openApp,
}) => {
  const { app } = player;
  await openApp({ app: '/store/payments' });
  await app.getByRole('link', { name: 'Select custom amount' }).click();
  await app.getByRole('textbox', { name: 'Custom amount' }).fill('1500');
  await app.getByRole('button', { name: 'Buy 1 650 taps' }).click();

  await player.pay();

  await expect.poll(() => addressOf(page)).toBe('/store/payments');
  await expect(app.getByRole('definition')).toHaveText('1 650');
  await expect.poll(() => availableOf(game, person)).toBe(1_650);
  await app.getByRole('button', { name: 'Buy stars' }).click();
  await expect(page.getByText('Opened in Telegram: https://t.me/PremiumBot')).toBeVisible();
});

test('[ERR-07] a Telegram that is too old for payments shows a toast', async ({
  player,
  openApp,
}) => {
  await openApp({ app: '/store/payments', version: '6.0' });

  await player.buyPopular();

  await expect(
    player.app.getByText("Your version of Telegram doesn't support payment methods"),
  ).toBeVisible();
});

test('[PAY-02] [STORE-05] a purchase in TON is requested from the wallet, and credited when the server sees it on the chain', async ({
  game,
  page,
  player,
  person,
  openApp,
}) => {
  const { app } = player;
  await openApp({ app: '/store/payments', wallet: 'ask', chain: game.chainPort });
  const balance = app.getByRole('definition');
  await app.getByRole('radio', { name: 'TON' }).check();
  await player.buyPopular();
  const connection = page.getByRole('dialog', { name: 'Connect wallet' });
  await connection.getByRole('button', { name: 'Connect', exact: true }).click();
  const transfer = page.getByRole('dialog', { name: 'Confirm transfer' });
  await expect(transfer).toContainText('3 TON');
  await expect(balance).toHaveText('0');
  const before = await depositsOn(game.chainPort);

  await transfer.getByRole('button', { name: 'Sign' }).click();

  // A payment that arrives at once replaces the first toast by the second.
  await expect(app.getByText(/^(Payment is on its way|Your new taps are ready)$/)).toBeVisible();
  await expect(balance).toHaveText('1 100');
  await expect(app.getByText('Your new taps are ready')).toBeVisible();
  await expect(app.getByText('Waiting for the network')).toHaveCount(0);
  expect(await availableOf(game, person)).toBe(1_100);
  expect(await depositsOn(game.chainPort)).toEqual([['3000000000', expect.any(String)], ...before]);
});

test('[PAY-02] [PAY-05] a custom amount for TON waits for the chain, also after a reload, and is credited once it is confirmed', async ({
  game,
  page,
  player,
  person,
  openApp,
}) => {
  const confirm = await holdTransfer(page, game.chainPort);
  const { app } = player;
  const waiting = app.getByRole('status', { name: 'Waiting for the network' });
  const amount = app.getByRole('textbox', { name: 'Custom amount' });
  const buy = app.getByRole('button', { name: 'Buy 1 650 taps' });
  await openApp({ app: '/store/custom-payment', wallet: 'ask', chain: game.chainPort });
  await app.getByRole('radio', { name: 'TON' }).check();
  await amount.fill('1500');
  await buy.click();
  await connectAndSign(page);
  await expect.poll(() => addressOf(page)).toBe('/store/payments');
  await expect(waiting).toBeVisible();

  // The simulator opens the app at its first page again.
  await page.reload();
  await expect(waiting).toBeVisible();
  await amount.fill('1500');
  await expect(buy).toBeDisabled();
  expect(await availableOf(game, person)).toBe(0);

  await confirm();

  await expect(app.getByText('Your new taps are ready')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(buy).toBeEnabled();
  expect(await availableOf(game, person)).toBe(1_650);
});

/** Connects the simulator's wallet and signs the transfer. */
async function connectAndSign(page: Page): Promise<void> {
  const connection = page.getByRole('dialog', { name: 'Connect wallet' });
  await connection.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('button', { name: 'Sign' }).click();
}

async function availableOf(game: RunningGame, person: string): Promise<number> {
  const balance = await game.ask<{ available_taps: number }>(person, '/user/taps/me');
  return balance.available_taps;
}

/** Delays the payment, so that the pay sheet closes with `pending`. Returns a function that makes the payment. */
function holdLatePayment(page: Page): Promise<() => Promise<void>> {
  const pending = { ok: true, result: { status: 'pending' } };
  return holdRequest(page, '**/simulator-control/pay', { isHeld: () => true, response: pending });
}

/** Delays the transfer to the fake chain, whose port number is `chain`. Returns a function that sends the transfer. */
function holdTransfer(page: Page, chain: string): Promise<() => Promise<void>> {
  return holdRequest(page, `http://127.0.0.1:${chain}/api/v2/jsonRPC`, {
    isHeld: (request) => request.postDataJSON().method === 'sendBoc',
    response: { ok: true, result: { '@type': 'ok' }, jsonrpc: '2.0', id: '1' },
  });
}

/**
 * Responds with `response` to each request for which `isHeld` returns true. Such a request does not reach the server.
 * @param url a URL or a glob pattern
 * @returns a function that sends the first such request to the server. The function also checks that the server's
 * response equals `response`.
 */
async function holdRequest(
  page: Page,
  url: string,
  { isHeld, response }: { isHeld: (request: Request) => boolean; response: object },
): Promise<() => Promise<void>> {
  const { promise: held, resolve: hold } = Promise.withResolvers<Request>();
  await page.route(url, async (route) => {
    if (!isHeld(route.request())) return route.continue();
    hold(route.request());
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: response });
  });
  return async () => {
    const request = await held;
    const headers = { 'Content-Type': 'application/json' };
    const sent = await fetch(request.url(), { method: 'POST', headers, body: request.postData() });
    expect(await sent.json()).toEqual(response);
  };
}

/** Returns a list of the texts that `logToasts` writes. The list grows with each new text. */
function toastsOf(page: Page): string[] {
  const toasts: string[] = [];
  page.on('console', (message) => {
    const [, text] = /^\[toast\] (.*)/.exec(message.text()) ?? [];
    if (text !== undefined) toasts.push(text);
  });
  return toasts;
}

/**
 * Writes the text of each toast in `region` to the console, and does the same for each toast that appears later. Runs
 * in the page.
 */
function logToasts(region: Element): void {
  const log = ({ textContent }: Node) => console.info(`[toast] ${textContent}`);
  for (const shown of region.childNodes) log(shown);
  const watch = ({ addedNodes }: MutationRecord) => addedNodes.forEach(log);
  new MutationObserver((changes) => changes.forEach(watch)).observe(region, { childList: true });
}
