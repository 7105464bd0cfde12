/** Events that a finger's tap causes besides pointerdown and touchstart. The tap surface uses none of these events. */
const otherEvents = [
  'pointerover',
  'gotpointercapture',
  'pointerup',
  'lostpointercapture',
  'pointerout',
  'touchend',
] as const;

/**
 * Calls `down` for each pointerdown on `surface` and stops the propagation of this event. If a finger taps, also stops
 * the propagation of events such as touchend.
 * @returns a function that removes the listeners
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
  // On a slow phone, React's handling of these events takes longer than the tap itself.
  for (const echo of otherEvents) {
    addEventListener(
      echo,
      (event) => {
        if (event.target === surface && isTouch(event)) event.stopPropagation();
      },
      first,
    );
  }
  addEventListener(
    'touchstart',
    (event) => {
      if (event.target !== surface) return;
      event.stopPropagation();
      // Without this, the browser detects gestures and clicks, each with a hit test.
      event.preventDefault();
    },
    { ...first, passive: false },
  );
  return () => end.abort();
}

function isTouch(event: PointerEvent | TouchEvent): boolean {
  // Mouse events must propagate: one event can mean that the mouse leaves one element and enters another.
  return !(event instanceof PointerEvent) || event.pointerType === 'touch';
}
