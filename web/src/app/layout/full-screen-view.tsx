import type { ReactNode } from 'react';
import { IsFullScreen } from '../../ui/state-title.tsx';
import css from './page-layout.module.css';

/** Renders a view that fills the screen, without the header and the background of the pages. */
export function FullScreenView({ children }: { children: ReactNode }) {
  return (
    <main className={css.main}>
      <IsFullScreen value>{children}</IsFullScreen>
    </main>
  );
}
