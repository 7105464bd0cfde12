import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useTapStore } from '../../features/taps/store/tap-store-context.tsx';
import { sessionDevice } from '../../lib/device-storage.ts';
import { LevelTheme, plainColors } from '../../ui/level-theme.tsx';
import { LoadingView } from '../../ui/loading-view.tsx';
import { Header } from './header.tsx';
import { LevelGround } from './level-ground.tsx';
import css from './page-layout.module.css';
import { RouteErrorBoundary } from './route-error-boundary.tsx';
import { TopBar } from './top-bar.tsx';
import { useHostSettings } from './use-host-buttons.ts';
import { usePagePaint } from './use-page-paint.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

export const PageLayout = observer(function PageLayout() {
  const colors = useTapStore().level ?? plainColors;
  usePagePaint(colors);
  useHostSettings();
  useScrollRestoration(sessionDevice);

  return (
    <LevelTheme colors={colors} className={css.page}>
      <LevelGround colors={colors} />
      <TopBar>
        <Header />
      </TopBar>
      <main className={css.main}>
        <RouteErrorBoundary>
          <Suspense fallback={<LoadingView />}>
            <Outlet />
          </Suspense>
        </RouteErrorBoundary>
      </main>
    </LevelTheme>
  );
});
