import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the page's title when another page opens, so that a screen reader reads it and the keyboard starts
 * at the top. Not on the first page, and not if the page itself has set the focus.
 */
export function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const isTaken = document.activeElement?.closest('main') != null;
    if (!isTaken) title.current?.focus({ preventScroll: true });
  }, [pathname]);

  return title;
}
