import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { LoadingView } from '../../ui/loading-view.tsx';
import { FullScreenView } from '../layout/full-screen-view.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { PageLayout } from '../layout/page-layout.tsx';
import { RouteError } from '../layout/route-error.tsx';
import { BoldScreen } from '../screens/bold-screen.tsx';
import { Gate } from '../screens/gate.tsx';

type LazyPage = () => Promise<{ Component: ComponentType }>;

/** Returns the route of a page with its header. The code of the page is loaded when it opens for the first time. */
function page(path: string, handle: PageHandle, lazy: LazyPage): RouteObject {
  return { path, handle, lazy };
}

// Part of the first load, because nearly every visit starts with it.
const bold: PageHandle = { title: 'bold', hasProfile: true };

const pages: RouteObject[] = [
  { path: paths.bold, handle: bold, Component: BoldScreen },
  page(paths.profile, { title: 'profile', back: paths.bold, hasShare: true }, async () => {
    const { ProfileScreen } = await import('../screens/profile-screen.tsx');
    return { Component: ProfileScreen };
  }),
  page(paths.edit, { title: 'edit', back: paths.profile }, async () => {
    const { EditScreen } = await import('../screens/edit-screen.tsx');
    return { Component: EditScreen };
  }),
  page(paths.country, { title: 'country', back: paths.edit }, async () => {
    const { CountryScreen } = await import('../screens/country-screen.tsx');
    return { Component: CountryScreen };
  }),
  page(paths.finances, { title: 'finances', back: paths.profile }, async () => {
    const { FinancesScreen } = await import('../screens/finances-screen.tsx');
    return { Component: FinancesScreen };
  }),
  page(paths.editWallet, { title: 'editWallet', back: paths.finances }, async () => {
    const { EditWalletPage } = await import('../../features/finances/edit-wallet-page.tsx');
    return { Component: EditWalletPage };
  }),
  page(paths.levels, { title: 'levels', back: paths.profile }, async () => {
    const { LevelsScreen } = await import('../screens/levels-screen.tsx');
    return { Component: LevelsScreen };
  }),
  page(paths.leaderboard, { title: 'leaderboard', back: paths.bold }, async () => {
    const { LeaderboardScreen } = await import('../screens/leaderboard-screen.tsx');
    return { Component: LeaderboardScreen };
  }),
  page(
    paths.user,
    { title: 'user', back: paths.leaderboard, backParameter: 'backHref' },
    async () => {
      const { UserScreen } = await import('../screens/user-screen.tsx');
      return { Component: UserScreen };
    },
  ),
  page(paths.payments, { title: 'payments', back: paths.bold }, async () => {
    const { PaymentsScreen } = await import('../screens/payments-screen.tsx');
    return { Component: PaymentsScreen };
  }),
  page(paths.customPayment, { title: 'customPayment', back: paths.payments }, async () => {
    const { CustomPaymentScreen } = await import('../screens/custom-payment-screen.tsx');
    return { Component: CustomPaymentScreen };
  }),
];

/** All routes, under the parent that requires an identified player (spec §2, §6). */
export const routes: RouteObject[] = [
  {
    Component: Gate,
    errorElement: (
      <FullScreenView>
        <RouteError />
      </FullScreenView>
    ),
    hydrateFallbackElement: (
      <FullScreenView>
        <LoadingView />
      </FullScreenView>
    ),
    children: [
      {
        Component: PageLayout,
        children: [
          {
            errorElement: <RouteError />,
            children: [...pages, { path: '*', loader: () => redirect(paths.bold) }],
          },
        ],
      },
    ],
  },
];
