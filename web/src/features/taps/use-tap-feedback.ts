import { type RefObject, useRef } from 'react';
import { NodeRing } from './node-ring.ts';
import { runRipple, squash, type TapPoint, throwNumeral } from './tap-motion.ts';

/** As many as twenty taps a second need, each seen for half of one, and two to spare. */
const numeralsKept = 12;
const ripplesKept = 8;
/** As many as twenty taps a second need, each pressed for a fifth of one. */
export const pressesKept = 4;

/**
 * What answers a finger in the same frame: a squash, a numeral and, where wanted, a ripple. React
 * is not asked: the nodes are pooled and move by themselves, off the main thread.
 */
export function useTapFeedback(surface: RefObject<HTMLElement | null>, hasRipple: boolean) {
  const presses = useRef<HTMLSpanElement>(null);
  const numerals = useRef<HTMLSpanElement>(null);
  const ripples = useRef<HTMLSpanElement>(null);
  const rings = useRef<{ presses: NodeRing; numerals: NodeRing; ripples: NodeRing }>(null);

  function show(point: TapPoint, text: string) {
    if (!surface.current || !presses.current || !numerals.current || !ripples.current) return;
    rings.current ??= {
      presses: new NodeRing(pressesKept, nested(presses.current)),
      numerals: new NodeRing(numeralsKept, added(numerals.current)),
      ripples: new NodeRing(ripplesKept, added(ripples.current)),
    };
    const pool = rings.current;
    const lean = leanOf(surface.current, point);
    // The browser looks for what is under the finger several times per touch, and lays the page out
    // for that: nothing is changed before all have been heard, and what they changed is painted with it.
    requestAnimationFrame(() => {
      pool.presses.run((node) => squash(node, lean));
      pool.numerals.run((node) => throwNumeral(node, text, point));
      if (hasRipple) pool.ripples.run((node) => runRipple(node, point));
    });
  }

  return { presses, numerals, ripples, show };
}

/** Each node is a new one at the end of the layer. */
const added = (layer: HTMLElement) => () => layer.appendChild(document.createElement('i'));

/** Each node is the one inside the node before. */
function nested(outermost: HTMLElement) {
  let innermost: HTMLElement | undefined;
  return () => {
    const inside = innermost?.firstElementChild;
    innermost = inside instanceof HTMLElement ? inside : outermost;
    return innermost;
  };
}

function leanOf(surface: HTMLElement, { x, y }: TapPoint): TapPoint {
  return {
    x: (2 * x) / surface.clientWidth - 1,
    y: (2 * y) / surface.clientHeight - 1,
  };
}
