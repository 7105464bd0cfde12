import { everyOperation } from '@bold/mock/browser';
import { ApiProblem } from '@bold/sdk';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { everyPage } from '../../../test/pages/every-page.fixture.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { createTestRouter } from '../../../test/test-router.tsx';
import { RouteErrorBoundary } from '../layout/route-error-boundary.tsx';

const titles: Record<(typeof everyPage)[number], string> = {
  '/bold': 'Bold',
  '/profile': 'Profile',
  '/edit': 'Edit profile',
  '/country': 'Select your country',
  '/finances': 'Finances',
  '/finances/edit': 'Edit TON address',
  '/levels': 'About levels',
  '/leaderboard': 'World leaderboard',
  '/user/2': 'Player',
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
  const { calls } = await renderApp({ path: '/user/42' });
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/user/profile/42');
});

async function renderFailing(error: Error) {
  const { router, Router } = createTestRouter();
  function Page(): string {
    if (useLocation().pathname === '/') throw error;
    return 'Another page';
  }
  const screen = await render(
    <RouteErrorBoundary>
      <Page />
    </RouteErrorBoundary>,
    { wrapper: Router },
  );
  return { screen, router };
}

test('[NAV-05] data that does not exist is "Not Found", until another page opens', async () => {
  const { screen, router } = await renderFailing(
    new ApiProblem('problem', 404, { code: 'USER_NOT_FOUND' }),
  );
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Not Found');
  await router.navigate('/other');
  await expect.element(screen.getByText('Another page')).toBeVisible();
});

test('[NAV-06] the error view shows and hides the error', async () => {
  const { screen } = await renderFailing(new Error('The well is dry'));
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Something went wrong!');
  await expect.element(screen.getByText(/could not be loaded/)).not.toBeInTheDocument();
  await expect.element(screen.getByText('The well is dry')).not.toBeVisible();
  await screen.getByRole('button', { name: 'Show Error' }).click();
  await expect.element(screen.getByText('The well is dry')).toBeVisible();
  await screen.getByRole('button', { name: 'Hide Error' }).click();
  await expect.element(screen.getByText('The well is dry')).not.toBeVisible();
});
