import { useEffect, useMemo } from 'react';

/**
 * Remembers the focused element when the first sheet opens, and focuses this element when the last sheet closes. If the
 * person has already moved the focus out of the sheet, does nothing.
 */
export function useReturnedFocus(isOpen: boolean): void {
  // Read while rendering: afterwards the app is inert and has lost the focus.
  const openers = useMemo(() => (isOpen ? focusedElements() : []), [isOpen]);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      for (const opener of openers) opener.focus();
    },
    [openers],
  );
}

/** Returns the focused element. If this element is the app's frame, adds the focused element inside the frame. */
function focusedElements(): HTMLElement[] {
  const outer = document.activeElement;
  const inner = outer instanceof HTMLIFrameElement ? outer.contentDocument?.activeElement : null;
  return [outer, inner].filter(canFocus);
}

/**
 * Returns true if the element can be focused. Does not use `instanceof HTMLElement`, because the frame has a class of
 * its own with this name.
 */
function canFocus(element: Element | null | undefined): element is HTMLElement {
  return element !== null && element !== undefined && 'focus' in element;
}
