import { type PointerEvent, useRef, useState } from 'react';

/** A swipe counts from this many pixels down. */
const swipePx = 48;

/**
 * Follows a finger downwards and reports a swipe.
 * @returns how far it is down now, in pixels, and the handlers of the element that is swiped
 */
export function useSwipeDown(onSwipe: () => void) {
  const start = useRef<number | undefined>(undefined);
  const [distance, setDistance] = useState(0);

  function end() {
    start.current = undefined;
    setDistance(0);
  }

  return {
    distance,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        // A press on the button inside is a press, not the start of a swipe.
        if (event.target instanceof Element && event.target.closest('button')) return;
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current === undefined) return;
        setDistance(Math.max(0, event.clientY - start.current));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const isSwipe = start.current !== undefined && event.clientY - start.current >= swipePx;
        end();
        if (isSwipe) onSwipe();
      },
      onPointerCancel: end,
    },
  };
}
