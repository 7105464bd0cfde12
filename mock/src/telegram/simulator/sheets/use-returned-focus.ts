import { useEffect, useMemo } from 'react';

/** Restores the focus after the last sheet closes, unless the user has moved the focus. */
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

/** Returns the focused element, and the focused element inside the app's frame. */
function focusedElements(): HTMLElement[] {
  const outer = document.activeElement;
  const inner = outer instanceof HTMLIFrameElement ? outer.contentDocument?.activeElement : null;
  return [outer, inner].filter(canFocus);
}

/**
 * Returns true if the element has a method `focus`. Does not use `instanceof HTMLElement`, which is false for elements
 * inside the app's frame.
 */
function canFocus(element: Element | null | undefined): element is HTMLElement {
  return element !== null && element !== undefined && 'focus' in element;
}
