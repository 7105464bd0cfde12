import type { ReactNode } from 'react';
import css from './bottom-bar.module.css';
import { measureFoot } from './measure-height.ts';

/** Renders the sticky bar with a page's main action, and writes its height to `--foot-height`. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div ref={measureFoot} className={css.bar}>
      {children}
    </div>
  );
}
