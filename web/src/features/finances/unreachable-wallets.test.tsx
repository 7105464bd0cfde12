import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

test('an unreachable list of wallets shows an error, and no other host is requested', async () => {
  const { screen } = await renderApp({
    path: '/finances',
    player: { wallet: null },
    config: { wallets_url: `${location.origin}/missing/wallets.json` },
  });
  const connect = screen.getByRole('button', { name: 'Connect wallet' });

  await connect.click();

  await expect
    .element(screen.getByText('The wallet cannot be reached, please try again'))
    .toBeVisible();
  await expect.element(connect).toBeEnabled();
  const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).host);
  expect(new Set(hosts)).toEqual(new Set([location.host]));
});
