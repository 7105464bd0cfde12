import { expect } from '@playwright/test';
import { test } from './webkit-test.ts';

test('a wallet connects, proves its address, is still connected after a reload, and disconnects', async ({
  game,
  window,
  person,
  openApp,
}) => {
  const { main, app } = window;
  await openApp({ wallet: 'ask', app: '/finances' });
  await app.press('button', 'Connect wallet');
  await expect.poll(() => main.text()).toContain('Address and proof that it is yours');

  await main.press('button', 'Connect');

  await expect.poll(() => app.text()).toMatch(/^Verified$/m);
  const { id } = await game.ask<{ id: number }>(person, '/user/me');
  expect(await game.ask(person, `/user/profile/${id}`)).toMatchObject({
    payment_info: { wallet_hash: expect.any(String), wallet_verified: true },
  });

  await window.reload();
  await expect.poll(() => app.text()).toContain('Simulated wallet is connected');
  await app.press('button', 'Disconnect');
  await app.sees('button', 'Connect wallet');

  await window.reload();
  await app.sees('button', 'Connect wallet');
  expect(await app.text()).not.toContain('Simulated wallet is connected');
});
