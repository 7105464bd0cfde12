import { reaction } from 'mobx';
import { useLayoutEffect, useRef } from 'react';
import { useTapStore } from '../store/tap-store-context.tsx';
import { measureStage } from './measure-stage.ts';
import { type OpenedTapScene, openTapScene } from './open-tap-scene.ts';
import { spillOf, type TapPoint } from './tap-motion.ts';

/** The media query is created only once, because creating a query for every tap would be slow. */
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

const forcedColors = matchMedia('(forced-colors: active)');

/**
 * Returns the ref `layer` for the element above the tap surface, and the ref `emblem` for the emblem. The returned
 * function `show` draws the effects of a tap without a React render.
 */
export function useTapFeedback(hasRipple: boolean) {
  const taps = useTapStore();
  const layer = useRef<HTMLSpanElement>(null);
  const emblem = useRef<SVGSVGElement>(null);
  const scene = useRef<OpenedTapScene>(null);

  useLayoutEffect(() => {
    const [drawnOn, drawn] = [layer.current, emblem.current];
    if (!drawnOn || !drawn) return;
    // Until the scene is drawn the page shows the emblem itself.
    const opened = openTapScene(drawnOn, () => {
      drawn.style.visibility = 'hidden';
    });
    const spill = spillOf(hasRipple);
    const { top, right, bottom, left } = spill;
    drawnOn.style.inset = `${-top}px ${-right}px ${-bottom}px ${-left}px`;
    const place = () => opened.place(measureStage(drawnOn, spill, drawn));
    const observer = new ResizeObserver(place);
    observer.observe(drawnOn);
    forcedColors.addEventListener('change', place);
    // The styles have the new level's colors only in the next frame.
    const stopColors = reaction(
      () => taps.level,
      () => requestAnimationFrame(place),
    );
    scene.current = opened;
    return () => {
      stopColors();
      forcedColors.removeEventListener('change', place);
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
