import type { ReactNode } from 'react';
import css from './bottom-bar.module.css';
import { measureFoot } from './measure-height.ts';

/** Holds what a screen is left with; toasts and whatever has the focus keep clear of it. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div ref={measureFoot} className={css.bar}>
      {children}
    </div>
  );
}
