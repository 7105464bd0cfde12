import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the page's title when another page has opened, so that a screen reader reads the title
 * and the keyboard continues from the top. Not on the first page, and not where the page itself
 * has put the focus.
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
