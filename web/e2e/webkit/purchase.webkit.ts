import { expect } from '@playwright/test';
import { depositsOn } from '../deposits.ts';
import { test } from './webkit-test.ts';

test('a cancelled invoice adds no taps, and a paid one adds its taps', async ({
  game,
  window: { main, app },
  person,
  openApp,
}) => {
  await openApp({ app: '/store/payments' });
  await app.choose(/1 100 taps/);
  await app.press('button', 'Buy 1 100 taps');
  await expect.poll(() => main.text()).toContain('500 Stars');
  await main.press('button', 'Cancel');
  expect(await game.ask(person, '/user/taps/me')).toMatchObject({ available_taps: 0 });

  await app.press('button', 'Buy 1 100 taps');
  await main.press('button', 'Pay');

  // The toast comes first, because it goes again.
  await expect.poll(() => app.text()).toContain('Your new taps are ready');
  await expect.poll(() => app.textOf('dd')).toBe('1 100');
  expect(await game.ask(person, '/user/taps/me')).toMatchObject({ available_taps: 1_100 });
});

test('a purchase in TON is signed in the wallet, and credited when the server sees it on the chain', async ({
  game,
  window: { main, app },
  person,
  openApp,
}) => {
  await openApp({ app: '/store/payments', wallet: 'ask', chain: game.chainPort });
  const before = await depositsOn(game.chainPort);
  await app.choose('TON');
  await app.choose(/1 100 taps/);
  await app.press('button', 'Buy 1 100 taps');
  await main.press('button', 'Connect');
  await expect.poll(() => main.text()).toContain('3 TON');

  await main.press('button', 'Sign');

  await expect.poll(() => app.textOf('dd')).toBe('1 100');
  expect(await game.ask(person, '/user/taps/me')).toMatchObject({ available_taps: 1_100 });
  expect(await depositsOn(game.chainPort)).toEqual([['3000000000', expect.any(String)], ...before]);
});
