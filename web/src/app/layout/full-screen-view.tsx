import type { ReactNode } from 'react';
import { IsFullScreen } from '../../ui/state-title.tsx';
import css from './page-layout.module.css';

/** A view that has the whole screen to itself: nothing of the game is there yet, or any more. */
export function FullScreenView({ children }: { children: ReactNode }) {
  return (
    <main className={css.main}>
      <IsFullScreen value>{children}</IsFullScreen>
    </main>
  );
}
