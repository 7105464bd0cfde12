import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Returns the scale, at most 1, at which a screen of this size (CSS pixels) fits the element with the returned ref.
 * The app renders at its full size; only its picture is scaled.
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
