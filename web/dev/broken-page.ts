import type { RouteObject } from 'react-router-dom';
import { requiredContext } from '../src/lib/required-context.ts';

const path = '/broken-page';
const [, useRouterContext] = requiredContext<null>('RouterContext');

function BrokenPage() {
  return useRouterContext();
}

/** Adds a page that reads a context without a provider, so that the app shows its error view. */
export function addBrokenPage(routes: RouteObject[]): void {
  if (routes.some((route) => route.path === path)) return;
  routes.push({ path, errorElement: routes[0]?.errorElement, Component: BrokenPage });
}
