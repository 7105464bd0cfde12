import { useEffect, useMemo } from 'react';

/**
 * Remembers the focused element when the first sheet opens. When no sheet is open any more, focuses this element again,
 * unless the user has moved the focus to another element.
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

/** Returns the focused element. If this is the app's frame, also returns the focused element inside the frame. */
function focusedElements(): HTMLElement[] {
  const outer = document.activeElement;
  const inner = outer instanceof HTMLIFrameElement ? outer.contentDocument?.activeElement : null;
  return [outer, inner].filter(canFocus);
}

/**
 * Returns true if the element can be focused. Does not use `instanceof HTMLElement`, because elements in the frame are
 * instances of another class `HTMLElement`.
 */
function canFocus(element: Element | null | undefined): element is HTMLElement {
  return element !== null && element !== undefined && 'focus' in element;
}
