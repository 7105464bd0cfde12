import { type PointerEvent, useRef, useState } from 'react';

/** The minimum distance of a swipe, in pixels. */
const swipePx = 48;

/**
 * Calls `onSwipe` after a swipe down. If the element's text is scrolled, the swipe first scrolls the text back to its
 * start.
 * @returns `distance` is how far the element must move down, in pixels. `handlers` are the pointer handlers of the
 * element.
 */
export function useSwipeDown(onSwipe: () => void) {
  const start = useRef<number | undefined>(undefined);
  const [distance, setDistance] = useState(0);

  function end() {
    start.current = undefined;
    setDistance(0);
  }

  /**
   * Returns how many pixels the pointer has moved down, minus the text's scroll position at the start of the swipe.
   * Without a swipe, returns 0.
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
        setDistance(Math.max(0, below(event)));
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
