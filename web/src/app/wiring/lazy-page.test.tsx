import { expect, test } from 'vitest';
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
