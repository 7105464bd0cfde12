import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * How much a screen of this size (CSS pixels) must shrink to fit the element that carries the returned
 * ref: at most 1. The app keeps its true size; only the picture of it shrinks.
 */
export function useFit(
  width: number,
  height: number,
): { place: RefObject<HTMLElement | null>; fit: number } {
  const place = useRef<HTMLElement>(null);
  const [fit, setFit] = useState(1);
  useEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) => {
      const room = entry?.contentRect;
      if (room) setFit(Math.min(1, room.width / width, room.height / height));
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [width, height]);
  return { place, fit };
}
