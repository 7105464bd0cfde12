import { type PointerEvent, useRef, useState } from 'react';

/** The minimum distance of a swipe, in pixels. */
const swipePx = 48;

/**
 * Calls `onSwipe` after a swipe down.
 * @returns `distance` is how far the pointer has moved down, in pixels. `handlers` are the pointer handlers of the
 * element.
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
        // A press on the button inside is not the start of a swipe.
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
