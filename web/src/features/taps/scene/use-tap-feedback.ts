import { reaction } from 'mobx';
import { useLayoutEffect, useRef } from 'react';
import { useTapStore } from '../store/tap-store-context.tsx';
import { measureStage } from './measure-stage.ts';
import { type OpenedTapScene, openTapScene } from './open-tap-scene.ts';
import { spillOf, type TapPoint } from './tap-motion.ts';

/** Asked once: an answer that is kept up to date costs nothing per tap. */
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * What answers a finger: an emblem that gives way, a numeral and, where wanted, a ripple. React is not
 * asked, and the page only says where the finger was.
 */
export function useTapFeedback(hasRipple: boolean) {
  const taps = useTapStore();
  const layer = useRef<HTMLSpanElement>(null);
  const emblem = useRef<SVGSVGElement>(null);
  const scene = useRef<OpenedTapScene>(null);

  useLayoutEffect(() => {
    const [drawnOn, drawn] = [layer.current, emblem.current];
    if (!drawnOn || !drawn) return;
    // Until the scene is seen the page draws the emblem itself.
    const opened = openTapScene(drawnOn, () => {
      drawn.style.visibility = 'hidden';
    });
    const spill = spillOf(hasRipple);
    const { top, right, bottom, left } = spill;
    drawnOn.style.inset = `${-top}px ${-right}px ${-bottom}px ${-left}px`;
    const place = () => opened.place(measureStage(drawnOn, spill, drawn));
    const observer = new ResizeObserver(place);
    observer.observe(drawnOn);
    // In the next frame the style has the new level's colours.
    const endColours = reaction(
      () => taps.level,
      () => requestAnimationFrame(place),
    );
    scene.current = opened;
    return () => {
      endColours();
      observer.disconnect();
      opened.close();
      drawn.style.visibility = '';
    };
  }, [taps, hasRipple]);

  function show(point: TapPoint, text: string) {
    scene.current?.show({ ...point, text, hasRipple, isStill: stillness.matches });
  }

  return { layer, emblem, show };
}
