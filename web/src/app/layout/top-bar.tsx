import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useScrolled } from '../../lib/use-scrolled.ts';
import { measureHeader } from '../../ui/measure-height.ts';
import { giveRoom } from '../../ui/toasts/give-room.ts';
import { Toaster } from '../../ui/toasts/toaster.tsx';
import css from './header.module.css';

/** The scroll distance at which the gradient border appears, in pixels (spec §9). */
const scrolledPx = 11;

/** Renders the sticky header and, below it, the toast. The toast moves the content down. */
export function TopBar({ children }: { children: ReactNode }) {
  const isScrolled = useScrolled(scrolledPx);
  const region = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);

  useLayoutEffect(
    () => (room.current && region.current ? giveRoom(room.current, region.current) : undefined),
    [],
  );

  return (
    <>
      <div ref={measureHeader} className={css.top}>
        <header className={css.header} data-scrolled={isScrolled}>
          {children}
        </header>
        <Toaster ref={region} />
      </div>
      <div ref={room} className={css.room} />
    </>
  );
}
