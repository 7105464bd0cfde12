import { observer } from 'mobx-react-lite';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useTapStore } from '../../features/taps/store/tap-store-context.tsx';
import { LevelTheme, plainColors } from '../../ui/level-theme.tsx';
import { Header } from './header.tsx';
import { LevelGround } from './level-ground.tsx';
import css from './page-layout.module.css';
import { TopBar } from './top-bar.tsx';
import { useHostSettings } from './use-host-buttons.ts';
import { usePagePaint } from './use-page-paint.ts';

/** The frame of every page: the background of the player's level, and the header on top. */
export const PageLayout = observer(function PageLayout() {
  const colors = useTapStore().level ?? plainColors;
  usePagePaint(colors);
  useHostSettings();

  return (
    <LevelTheme colors={colors} className={css.page}>
      <LevelGround colors={colors} />
      <TopBar>
        <Header />
      </TopBar>
      <main className={css.main}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </LevelTheme>
  );
});
