import { everyOperation } from '@bold/mock/browser';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { renderApp } from '../../../test/render-app.tsx';
import { RouteError } from '../layout/route-error.tsx';

const titles = {
  '/bold': 'Bold',
  '/profile': 'Profile',
  '/edit': 'Edit profile',
  '/country': 'Select your country',
  '/finances': 'Finances',
  '/finances/edit': 'Edit TON address',
  '/levels': 'About levels',
  '/leaderboard': 'World leaderboard',
  '/user/7': 'Player',
  '/store/payments': 'Buy taps',
  '/store/custom-payment': 'Custom amount',
};

test.each(Object.entries(titles))('[NAV-01] %s exists, titled "%s"', async (path, title) => {
  const { screen, router } = await renderApp({ path });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(router.state.location.pathname).toBe(path);
});

test.each(Object.keys(titles))(
  '[SEC-03] %s shows no content before the user is known',
  async (path) => {
    const { screen } = await renderApp({ path, held: [everyOperation] });
    await expect.element(screen.getByText('Data loading...')).toBeVisible();
    expect(screen.getByRole('banner').elements()).toEqual([]);
  },
);

test.each(['/', '/nowhere', '/store/gold/bars', '/bold/more'])(
  '[NAV-02] [NAV-03] the unknown path %s redirects to /bold',
  async (path) => {
    const { router } = await renderApp({ path });
    await expect.poll(() => router.state.location.pathname).toBe('/bold');
  },
);

test('[NAV-03] the id in the path of a card is a parameter', async () => {
  const { screen, router } = await renderApp({ path: '/user/42' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(router.state.matches.at(-1)?.params).toEqual({ id: '42' });
});

function renderFailing(loader: () => Promise<never>) {
  const route = { path: '/', loader, element: null, hydrateFallbackElement: <p>…</p> };
  const router = createMemoryRouter([{ ...route, errorElement: <RouteError /> }]);
  return render(<RouterProvider router={router} />);
}

test('[NAV-05] an unknown address shows "Not Found"', async () => {
  const screen = await renderFailing(() => Promise.reject(new Response('', { status: 404 })));
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Not Found');
});

test('[NAV-06] the error view shows and hides the error', async () => {
  const screen = await renderFailing(() => Promise.reject(new Error('The well is dry')));
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Something went wrong!');
  await expect.element(screen.getByText('The well is dry')).not.toBeVisible();
  await screen.getByRole('button', { name: 'Show Error' }).click();
  await expect.element(screen.getByText('The well is dry')).toBeVisible();
  await screen.getByRole('button', { name: 'Hide Error' }).click();
  await expect.element(screen.getByText('The well is dry')).not.toBeVisible();
});
