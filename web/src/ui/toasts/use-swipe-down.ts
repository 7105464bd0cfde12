import { type PointerEvent, useRef, useState } from 'react';

/** The minimum distance of a swipe, in pixels. */
const swipePx = 48;

/**
 * Calls `onSwipe` after a swipe down. If the element is scrolled, a drag first scrolls it to its top, and only the rest
 * of the drag counts as a swipe.
 * @returns `distance`, the number of pixels by which the element is dragged down, negative above its place, and the
 * element's event `handlers`
 */
export function useSwipeDown(onSwipe: () => void) {
  const start = useRef<number | undefined>(undefined);
  const [distance, setDistance] = useState(0);

  function end() {
    start.current = undefined;
    setDistance(0);
  }

  /**
   * Returns the pointer's downward movement since the press, minus the scroll position at the press, in pixels.
   * Returns 0 if no swipe is in progress.
   */
  const below = ({ clientY }: PointerEvent) =>
    start.current === undefined ? 0 : clientY - start.current;

  return {
    distance,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        // A press on the button inside is not the start of a swipe.
        if (event.target instanceof Element && event.target.closest('button')) return;
        start.current = event.clientY + event.currentTarget.scrollTop;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current === undefined) return;
        event.currentTarget.scrollTop = -below(event);
        setDistance(below(event));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const isSwipe = below(event) >= swipePx;
        end();
        if (isSwipe) onSwipe();
      },
      onPointerCancel: end,
    },
  };
}
