import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTestRouter } from '../../../test/test-router.tsx';
import { RouteErrorBoundary } from '../layout/route-error-boundary.tsx';
import { lazyPage } from './lazy-page.tsx';

test('a page whose code could not be loaded shows the error, and loads it at the next visit', async () => {
  const outcomes = [
    Promise.reject(new Error('The network is away')),
    Promise.resolve(() => 'The page'),
  ];
  let loads = 0;
  const Page = lazyPage(async () => {
    loads += 1;
    return await (outcomes.shift() ?? Promise.reject(new Error('Loaded too often')));
  });
  const { router, Router } = createTestRouter('/first');
  const screen = await render(
    <RouteErrorBoundary>
      <Page />
    </RouteErrorBoundary>,
    { wrapper: Router },
  );
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Something went wrong!');
  expect(loads).toBe(1);

  await router.navigate('/second');
  await expect.element(screen.getByText('The page')).toBeVisible();
  await router.navigate('/third');
  await expect.element(screen.getByText('The page')).toBeVisible();
  expect(loads).toBe(2);
});

test('a full-screen page whose code could not be loaded loads it again at a press on "Refresh page"', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('The network is away'))
    .mockResolvedValue(() => 'The page');
  const Page = lazyPage(load);
  const { router, Router } = createTestRouter('/first?from=here');
  const screen = await render(
    <RouteErrorBoundary isFullScreen>
      <Page />
    </RouteErrorBoundary>,
    { wrapper: Router },
  );
  await screen.getByRole('button', { name: 'Refresh page' }).click();
  await expect.element(screen.getByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(router.state.location).toMatchObject({ pathname: '/first', search: '?from=here' });
});
