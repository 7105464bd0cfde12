import type { ReactNode } from 'react';
import { measureHeader } from '../../ui/measure-height.ts';
import { Toaster } from '../../ui/toasts/toaster.tsx';
import css from './header.module.css';

/** Renders what sticks to the top of a page: its header, and the toast below it, which moves the content down. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <div ref={measureHeader} className={css.top}>
      {children}
      <Toaster />
    </div>
  );
}
