import { expect, onTestFinished, test, vi } from 'vitest';
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

test('a list of wallets that does not arrive in time shows an error, and can be requested again', async () => {
  const real = fetch;
  const request = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!String(input).endsWith('/slow/wallets.json')) return real(input, init);
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
  onTestFinished(() => {
    vi.useRealTimers();
    request.mockRestore();
  });
  const { screen } = await renderApp({
    path: '/finances',
    player: { wallet: null },
    config: { wallets_url: `${location.origin}/slow/wallets.json` },
  });
  const connect = screen.getByRole('button', { name: 'Connect wallet' });

  await expect.element(connect).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await connect.click();
  await expect
    .poll(() => request.mock.calls.map(([input]) => String(input)))
    .toContainEqual(expect.stringContaining('/slow/wallets.json'));
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();

  await expect
    .element(screen.getByText('The wallet cannot be reached, please try again'))
    .toBeVisible();
  await expect.element(connect).toBeEnabled();
});
