import { useEffect, useState } from 'react';

/**
 * Calls `hold` when a pointer or the focus enters an element, and the function that `hold` returns when both have left
 * it or the element is removed.
 * @returns the element's event handlers
 */
export function useHold(hold: () => () => void) {
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = hasPointer || hasFocus;
  useEffect(() => (isHeld ? hold() : undefined), [isHeld, hold]);

  return {
    onPointerEnter: () => setPointer(true),
    onPointerLeave: () => setPointer(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
}
