import { everyOperation, failing } from '@bold/mock/browser';
import { findPerson } from '@bold/mock/telegram';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { renderApp } from '../../../test/render-app.tsx';
import { Gate } from './gate.tsx';

test('[GATE-04] the intro has its title, the name of the product and a wide button', async () => {
  const { screen } = await renderApp({ isWelcomed: false });
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Welcome to the bottom!');
  await expect.element(screen.getByText('Bold', { exact: true })).toBeVisible();
  const { width } = screen.getByRole('button', { name: 'Start' }).element().getBoundingClientRect();
  expect(width).toBeGreaterThan(innerWidth * 0.8);
});

test.each([
  [
    'dewey',
    [
      /In Bold everything depends on how much you want to pay for your place/,
      /Money is like water/,
      /playing transforms the level where you stand/,
    ],
  ],
  [
    'terry',
    [
      /В Bold всё зависит от того, сколько вы готовы заплатить за своё место/,
      /Деньги как вода/,
      /игра преобразит ваш уровень/,
    ],
  ],
])(
  '[GATE-05] the intro tells %s of paying for a place, of money, and of what playing transforms',
  async (key, claims) => {
    const { screen } = await renderApp({ isWelcomed: false, person: findPerson(key) });
    for (const claim of claims) await expect.element(screen.getByText(claim)).toBeVisible();
  },
);

test('[GATE-01] [GATE-02] Start opens the requested page, and the intro is not shown again', async () => {
  const { screen } = await renderApp({ isWelcomed: false, path: '/levels' });
  await screen.getByRole('button', { name: 'Start' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About levels');
  await screen.unmount();

  const again = await renderApp({ isWelcomed: false });
  await expect.element(again.screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bold');
});

test('[GATE-03] a start parameter skips the intro', async () => {
  const { screen } = await renderApp({ isWelcomed: false, startParameter: 'REFabc' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bold');
});

test('[GATE-08] while user, taps and levels load, the logo pulses', async () => {
  const { screen } = await renderApp({ held: [everyOperation] });
  const view = screen.getByRole('status').filter({ hasText: 'Data loading...' });
  await expect.element(view).toBeVisible();
  const logo = view.element().querySelector('svg');
  expect(logo && getComputedStyle(logo).animationIterationCount).toBe('infinite');
});

test.each(['getMe', 'getMyTaps', 'listLevels'])(
  '[GATE-09] [ERR-01] when %s fails the data error is shown, and its button retries',
  async (operationId) => {
    const { screen, control } = await renderApp({ controls: failing(operationId) });
    await expect.element(screen.getByRole('heading')).toHaveTextContent('Data error');
    expect(screen.getByRole('alert').element().querySelector('svg')).not.toBeNull();
    const refresh = screen.getByRole('button', { name: 'Refresh data' });
    expect(refresh.element().getBoundingClientRect().width).toBeGreaterThan(innerWidth * 0.8);
    control({});
    await refresh.click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bold');
  },
);

test('expired init data ends the game and offers to close the app', async () => {
  const { screen, stores, telegram } = await renderApp();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bold');
  stores.session.expire();
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(telegram.close).toHaveBeenCalledOnce();
});

test.each(['expire', 'ban'] as const)(
  'the page that follows `%s` is black on white, also for a player at a dark level',
  async (end) => {
    const player = { totalTaps: 5_000_000, availableTaps: 5 };
    const { screen, stores, telegram } = await renderApp({ player });
    await expect.poll(() => getComputedStyle(document.body).backgroundColor).toBe('rgb(0, 0, 0)');
    stores.session[end]();
    await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    const title = screen.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveStyle({ color: 'rgb(0, 0, 0)' });
    await expect.element(document.body).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
    expect(document.documentElement.style.colorScheme).toBe('light');
    expect(telegram.paint).toHaveBeenLastCalledWith('#ffffff');
  },
);

test.each([
  ['dewey', 'Your account is closed', 'Close'],
  ['terry', 'Ваш аккаунт закрыт', 'Закрыть'],
])(
  '[GATE-13] a banned player, such as %s, is informed in the own language, and nothing connects',
  async (key, title, close) => {
    const visitor = { player: { isBanned: true }, person: findPerson(key) };
    const { screen, stores, telegram } = await renderApp(visitor);
    await expect.element(screen.getByRole('heading')).toHaveTextContent(title);
    expect(stores.connection.isClosed).toBe(true);
    await screen.getByRole('button', { name: close }).click();
    expect(telegram.close).toHaveBeenCalledOnce();
  },
);

test('[ERR-20] outside the router the app fails with "Invariant failed"', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = 'Invariant failed: RouterContext is not provided';
  await expect(render(<Gate />)).rejects.toThrow(failure);
});
