import { vi } from 'vitest';
import { TapScene, type TapStage } from './tap-scene.ts';

/** A stage of 300 × 300 pixels with red ink. The emblem is a black square of 100 × 100 pixels in the middle. */
export const squareStage: TapStage = {
  width: 300,
  height: 300,
  spill: { top: 0, right: 0, bottom: 0, left: 0 },
  density: 1,
  emblem: {
    x: 100,
    y: 100,
    unit: 1,
    parts: [{ path: 'M0 0h100v100H0z', fill: { color: 'rgb(0, 0, 0)', opacity: 1 }, line: null }],
  },
  font: '800 32px sans-serif',
  ink: 'rgb(255, 0, 0)',
  ground: 'rgb(255, 255, 255)',
};

/** Creates a scene on a real canvas. The frames of the scene run when the test calls `draw`. */
export function openSquareScene(stage = squareStage) {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas.');
  const onDrawn = vi.fn();
  const scene = new TapScene(context, onDrawn);
  scene.place(stage);
  /** Runs all requested frames at the time `now`, in milliseconds. Returns the number of these frames. */
  const draw = (now: number) => {
    const due = frames.splice(0);
    for (const frame of due) frame(now);
    return due.length;
  };
  draw(0);
  return { scene, context, draw, onDrawn };
}

/** Returns the red, green, blue and alpha values of one pixel, each from 0 to 255. */
export function pixelAt(context: CanvasRenderingContext2D, x: number, y: number): number[] {
  return [...context.getImageData(x, y, 1, 1).data];
}
