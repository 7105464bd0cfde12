import type { ReactNode } from 'react';
import css from './bottom-bar.module.css';
import { measureFoot } from './measure-height.ts';

/**
 * Renders the sticky bar with the main action of a page. Writes the bar's height to `--foot-height`, so that the bar
 * does not cover a focused field.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div ref={measureFoot} className={css.bar}>
      {children}
    </div>
  );
}
