import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { type PageName, paths } from '../../lib/paths.ts';
import { PageLayout } from '../layout/page-layout.tsx';
import { RouteErrorBoundary } from '../layout/route-error-boundary.tsx';
import { lazyPage } from '../loading/lazy-page.tsx';
import { BoldScreen } from '../screens/bold-screen.tsx';
import { Gate } from '../screens/gate.tsx';

const pages: Record<PageName, ComponentType> = {
  // Part of the first load, because nearly every visit starts with it.
  bold: BoldScreen,
  profile: lazyPage(async () => (await import('../screens/profile-screen.tsx')).ProfileScreen),
  edit: lazyPage(async () => (await import('../../features/users/edit/edit-page.tsx')).EditPage),
  country: lazyPage(async () => (await import('../screens/country-screen.tsx')).CountryScreen),
  finances: lazyPage(async () => (await import('../screens/finances-screen.tsx')).FinancesScreen),
  editWallet: lazyPage(
    async () => (await import('../../features/finances/edit-wallet-page.tsx')).EditWalletPage,
  ),
  levels: lazyPage(async () => (await import('../screens/levels-screen.tsx')).LevelsScreen),
  leaderboard: lazyPage(
    async () => (await import('../screens/leaderboard-screen.tsx')).LeaderboardScreen,
  ),
  user: lazyPage(async () => (await import('../screens/user-screen.tsx')).UserScreen),
  payments: lazyPage(async () => (await import('../screens/payments-screen.tsx')).PaymentsScreen),
  customPayment: lazyPage(
    async () => (await import('../screens/custom-payment-screen.tsx')).CustomPaymentScreen,
  ),
};

const pageRoutes = Object.entries(paths).map(([name, path]): RouteObject => {
  const Page = pages[name as PageName];
  return { path, element: <Page /> };
});

/** All routes. Their parent is the gate, which requires an identified player (spec §2, §6). */
export const routes: RouteObject[] = [
  {
    element: (
      <RouteErrorBoundary isFullScreen>
        <Gate />
      </RouteErrorBoundary>
    ),
    children: [
      {
        element: <PageLayout />,
        children: [...pageRoutes, { path: '*', element: <Navigate to={paths.bold} replace /> }],
      },
    ],
  },
];
