/** What a finger brings besides coming down; the surface needs none of it. */
const echoes = [
  'pointerover',
  'gotpointercapture',
  'pointerup',
  'lostpointercapture',
  'pointerout',
  'touchend',
] as const;

/**
 * Calls `down` for every pointer that comes down on `surface`, and stops these and the other pointer events
 * there: React handles every event twice and looks through its tree each time, which takes a slow
 * phone longer than the tap itself.
 * @returns what ends it
 */
export function capturePointerDown(
  surface: HTMLElement,
  down: (event: PointerEvent) => void,
): () => void {
  const end = new AbortController();
  const first = { capture: true, passive: true, signal: end.signal };
  addEventListener(
    'pointerdown',
    (event) => {
      if (event.target !== surface) return;
      event.stopPropagation();
      down(event);
    },
    first,
  );
  for (const echo of echoes) {
    addEventListener(
      echo,
      (event) => {
        if (event.target === surface && isOfFinger(event)) event.stopPropagation();
      },
      first,
    );
  }
  addEventListener(
    'touchstart',
    (event) => {
      if (event.target !== surface) return;
      event.stopPropagation();
      // Else the browser makes gestures and clicks of it, and looks for each what is under the finger.
      event.preventDefault();
    },
    { ...first, passive: false },
  );
  return () => end.abort();
}

/** A mouse also enters and leaves the surface's neighbours, who may want to know. */
function isOfFinger(event: PointerEvent | TouchEvent): boolean {
  return !(event instanceof PointerEvent) || event.pointerType === 'touch';
}
