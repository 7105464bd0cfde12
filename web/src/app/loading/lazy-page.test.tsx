import { type ComponentType, Suspense } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTestRouter } from '../../../test/test-router.tsx';
import { RouteErrorBoundary } from '../layout/route-error-boundary.tsx';
import { lazyPage } from './lazy-page.tsx';

test('[NAV-16] a page whose code could not be loaded shows the error, and loads it at the next visit', async () => {
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
  await expect
    .element(screen.getByText('The page could not be loaded. Check your connection.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Show Error' }).click();
  await expect.element(screen.getByText('Error: The network is away')).toBeVisible();
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

/** Renders a page that is lazy at the path `/lazy`, in the real history of the browser. */
async function renderInHistory(load: () => Promise<ComponentType>) {
  const before = location.href;
  onTestFinished(() => history.pushState(null, '', before));
  const Page = lazyPage(load);
  function Routed() {
    const { pathname } = useLocation();
    return pathname === '/lazy' ? <Page /> : <p>At {pathname}</p>;
  }
  const app = (
    <BrowserRouter>
      <Link to="/first">First</Link> <Link to="/lazy">Lazy</Link> <Link to="/last">Last</Link>
      <RouteErrorBoundary>
        <Suspense fallback="Loading">
          <Routed />
        </Suspense>
      </RouteErrorBoundary>
    </BrowserRouter>
  );
  const screen = await render(app);
  return {
    rerender: () => screen.rerender(app),
    open: (name: string) => screen.getByRole('link', { name }).click(),
    shows: (text: string) => expect.element(screen.getByText(text)).toBeVisible(),
  };
}

test('a page whose code could not be loaded loads it again at Back and at Forward, once at each visit', async () => {
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('The network is away'))
    .mockRejectedValueOnce(new Error('The network is still away'))
    .mockResolvedValue(() => <p>The page</p>);
  const { rerender, open, shows } = await renderInHistory(load);
  await open('First');
  await open('Lazy');
  await shows('Something went wrong!');
  await rerender();
  expect(load).toHaveBeenCalledTimes(1);
  await open('Last');
  await shows('At /last');

  history.back();
  await expect.poll(() => location.pathname).toBe('/lazy');
  await shows('Something went wrong!');
  await rerender();
  expect(load).toHaveBeenCalledTimes(2);
  history.back();
  await shows('At /first');

  history.forward();
  await shows('The page');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a page whose code loads slowly replaces the page before by a sign of loading, and a quick one does not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const loading = Promise.withResolvers<ComponentType>();
  const { open, shows } = await renderInHistory(() => loading.promise);
  await open('First');
  await shows('At /first');
  await open('Lazy');
  await expect.poll(() => location.pathname).toBe('/lazy');

  vi.advanceTimersByTime(399);
  await shows('At /first');
  vi.advanceTimersByTime(1);
  await shows('Data loading...');
  loading.resolve(() => <p>The page</p>);
  await shows('The page');
});

test('a page whose code fails to load after the player has left it loads it again at Forward', async () => {
  const failing = Promise.withResolvers<ComponentType>();
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockReturnValueOnce(failing.promise)
    .mockResolvedValue(() => <p>The page</p>);
  const { open, shows } = await renderInHistory(load);
  await open('First');
  await open('Lazy');
  await expect.poll(() => load.mock.calls.length).toBe(1);
  history.back();
  await expect.poll(() => location.pathname).toBe('/first');
  failing.reject(new Error('The network is away'));

  history.forward();

  await shows('The page');
});
