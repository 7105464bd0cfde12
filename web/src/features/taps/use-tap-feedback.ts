import { type RefObject, useRef } from 'react';
import { NodeRing } from './node-ring.ts';
import { runRipple, squash, type TapPoint, throwNumeral } from './tap-motion.ts';

const numeralsKept = 24;
const ripplesKept = 8;

/**
 * What answers a finger in the same frame: a squash, a numeral and, where wanted, a ripple. React
 * is not asked: the nodes are pooled and move by themselves.
 */
export function useTapFeedback(surface: RefObject<HTMLElement | null>, hasRipple: boolean) {
  const emblem = useRef<SVGSVGElement>(null);
  const numerals = useRef<HTMLSpanElement>(null);
  const ripples = useRef<HTMLSpanElement>(null);
  const numeralRing = useRef<NodeRing>(null);
  const rippleRing = useRef<NodeRing>(null);

  function show(point: TapPoint, text: string) {
    if (numerals.current) {
      numeralRing.current ??= new NodeRing(numerals.current, numeralsKept);
      throwNumeral(numeralRing.current.take(), text, point);
    }
    if (ripples.current && hasRipple) {
      rippleRing.current ??= new NodeRing(ripples.current, ripplesKept);
      runRipple(rippleRing.current.take(), point);
    }
    if (emblem.current && surface.current) squash(emblem.current, leanOf(surface.current, point));
  }

  return { emblem, numerals, ripples, show };
}

function leanOf(surface: HTMLElement, { x, y }: TapPoint): TapPoint {
  return {
    x: (2 * x) / surface.clientWidth - 1,
    y: (2 * y) / surface.clientHeight - 1,
  };
}
