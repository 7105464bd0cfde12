import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { LoadingView } from '../ui/loading-view.tsx';
import { appText } from './app-text.ts';
import { Gate } from './gate.tsx';
import type { PageHandle } from './page-handle.ts';
import { PageLayout } from './page-layout.tsx';
import { RouteError } from './route-error.tsx';
import { UnfinishedPage } from './unfinished-page.tsx';

const { titles } = appText;

/** A page at an address, with its header; its code is loaded when it is first opened. */
function page(path: string, handle: PageHandle, lazy?: RouteObject['lazy']): RouteObject {
  const content = lazy ? { lazy } : { Component: UnfinishedPage };
  return { path, handle, ...content } as RouteObject;
}

const pages: RouteObject[] = [
  page(paths.bold, { title: titles.bold, hasProfile: true }, async () => {
    const { BoldScreen } = await import('./bold-screen.tsx');
    return { Component: BoldScreen };
  }),
  page(paths.profile, { title: titles.profile, back: paths.bold, hasShare: true }),
  page(paths.edit, { title: titles.edit, back: paths.profile }),
  page(paths.country, { title: titles.country, back: paths.edit }),
  page(paths.finances, { title: titles.finances, back: paths.profile }),
  page(paths.editWallet, { title: titles.editWallet, back: paths.finances }),
  page(paths.levels, { title: titles.levels, back: paths.profile }, async () => {
    const { LevelsScreen } = await import('./levels-screen.tsx');
    return { Component: LevelsScreen };
  }),
  page(paths.leaderboard, { title: titles.leaderboard, back: paths.bold }),
  page(paths.user, { title: titles.user, back: paths.leaderboard, backParameter: 'backHref' }),
  page(paths.payments, { title: titles.payments, back: paths.bold }),
  page(paths.customPayment, { title: titles.customPayment, back: paths.payments }),
];

/** All addresses, under the one parent that lets only an identified player through (spec §2, §6). */
export const routes: RouteObject[] = [
  {
    Component: Gate,
    errorElement: <RouteError />,
    HydrateFallback: LoadingView,
    children: [
      {
        Component: PageLayout,
        children: [
          {
            errorElement: <RouteError />,
            children: [...pages, { path: '*', element: <Navigate to={paths.bold} replace /> }],
          },
        ],
      },
    ],
  },
];
