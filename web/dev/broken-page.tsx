import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router-dom';
import { RouteErrorBoundary } from '../src/app/layout/route-error-boundary.tsx';
import { Gate } from '../src/app/screens/gate.tsx';

export const brokenPath = '/broken-page';

/**
 * Renders `Gate` outside a router, which causes an error. Throws this error, so that the app shows its error view (spec
 * §8).
 */
function BrokenPage() {
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    const outside = document.createElement('div');
    const root = createRoot(outside, { onUncaughtError: setError });
    root.render(<Gate />);
    // React is rendering this page's error view when it runs this function.
    return () => queueMicrotask(() => root.unmount());
  }, []);
  if (error !== undefined) throw error;
  return null;
}

/** Adds a page on which the app shows its error view. */
export function addBrokenPage(routes: RouteObject[]): void {
  if (routes.some((route) => route.path === brokenPath)) return;
  const element = (
    <RouteErrorBoundary isFullScreen>
      <BrokenPage />
    </RouteErrorBoundary>
  );
  routes.push({ path: brokenPath, element });
}
