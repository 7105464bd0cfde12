import type { ReactNode } from 'react';
import { IsFullScreen } from '../../ui/state-title.tsx';
import css from './page-layout.module.css';

export function FullScreenView({ children }: { children: ReactNode }) {
  return (
    <main className={css.main}>
      <IsFullScreen value>{children}</IsFullScreen>
    </main>
  );
}
