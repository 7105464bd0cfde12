import { afterEach, expect, test, vi } from 'vitest';
import { openSquareScene, pixelAt, squareStage } from './tap-scene.fixture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const black = [0, 0, 0, 255];
const nothing = [0, 0, 0, 0];
const finger = { x: 150, y: 150, text: '+2', hasRipple: false, isStill: false };

/** Returns how many pixels the top edge of the square emblem is below y = 80. */
function topOf(context: CanvasRenderingContext2D): number {
  return Array.from({ length: 60 }, (_, index) => 80 + index).findIndex(
    (y) => pixelAt(context, 110, y)[3] === 255,
  );
}

test('the emblem is drawn at its position on the page, in device pixels', () => {
  const { context, onDrawn } = openSquareScene({ ...squareStage, density: 2 });

  expect(context.canvas.width).toBe(600);
  expect(pixelAt(context, 201, 201)).toEqual(black);
  expect(pixelAt(context, 398, 398)).toEqual(black);
  expect(pixelAt(context, 198, 198)).toEqual(nothing);
  expect(onDrawn).toHaveBeenCalledOnce();
});

test('numerals and ripples extend beyond the surface up to the edge of the canvas', () => {
  const spill = { top: 100, right: 20, bottom: 10, left: 50 };
  const { scene, context, draw } = openSquareScene({ ...squareStage, spill });
  const write = vi.spyOn(context, 'fillText').mockImplementation(() => {
    const { e, f } = context.getTransform();
    expect([e, f]).toEqual([50 + 30, 100 + 0]);
  });

  expect([context.canvas.width, context.canvas.height]).toEqual([370, 410]);
  expect(pixelAt(context, 151, 201)).toEqual(black);
  scene.show({ ...finger, x: 30, y: 0 });
  draw(1_000);
  expect(write).toHaveBeenCalledOnce();
});

test('after a rotation the canvas shows the old picture until the new one is drawn', () => {
  const { scene, context, draw } = openSquareScene();

  scene.place({ ...squareStage, width: 400 });
  expect(pixelAt(context, 150, 150)).toEqual(black);
  draw(1_000);

  expect(context.canvas.width).toBe(400);
  expect(pixelAt(context, 150, 150)).toEqual(black);
});

test('a canvas whose context the browser has lost is drawn again when it is restored', () => {
  const { context, draw } = openSquareScene();
  context.reset();
  context.canvas.dispatchEvent(new Event('contextrestored'));
  expect(draw(1_000)).toBe(1);
  expect(pixelAt(context, 150, 150)).toEqual(black);
});

test('paths are drawn as strokes or fills with their opacity', () => {
  const line = { path: 'M0 50h100', fill: null, line: { color: 'rgb(0, 0, 255)', width: 10 } };
  const shade = {
    path: 'M0 0h100v20H0z',
    fill: { color: 'rgb(0, 0, 0)', opacity: 0.5 },
    line: null,
  };
  const emblem = { ...squareStage.emblem, parts: [line, shade] };
  const { context } = openSquareScene({ ...squareStage, emblem });

  expect(pixelAt(context, 150, 150)).toEqual([0, 0, 255, 255]);
  expect(pixelAt(context, 150, 170)).toEqual(nothing);
  expect(pixelAt(context, 150, 110)[3]).toBeCloseTo(128, -1);
});

test('a tap presses the emblem for 200 ms', () => {
  const { scene, context, draw } = openSquareScene();
  const rest = topOf(context);

  scene.show(finger);
  draw(1_000);
  draw(1_060);
  const pressed = topOf(context);
  draw(1_200);

  expect(pressed).toBeGreaterThan(rest);
  expect(topOf(context)).toBe(rest);
});

test('the presses of several fingers add up', () => {
  const depths = [1, 3].map((fingers) => {
    const { scene, context, draw } = openSquareScene();
    for (let at = 0; at < fingers; at += 1) scene.show(finger);
    draw(1_000);
    draw(1_060);
    return topOf(context);
  });

  expect(depths[1]).toBeGreaterThan((depths[0] ?? 0) + 3);
});

test('a pressed emblem moves towards the finger', () => {
  const { scene, context, draw } = openSquareScene();

  scene.show({ ...finger, x: 0 });
  draw(1_000);
  draw(1_060);

  expect(pixelAt(context, 93, 150)).toEqual(black);
  expect(pixelAt(context, 197, 150)).toEqual(nothing);
});

test('with less motion, the emblem stands still', () => {
  const { scene, context, draw } = openSquareScene();
  const rest = topOf(context);

  scene.show({ ...finger, isStill: true });
  draw(1_000);
  draw(1_060);

  expect(topOf(context)).toBe(rest);
});

test('a numeral with the worth of the tap is drawn above the touch in the scene’s colors', () => {
  const { scene, context, draw } = openSquareScene();
  const write = vi.spyOn(context, 'fillText');

  scene.show({ ...finger, x: 40, y: 60 });
  draw(1_000);
  draw(1_025);

  expect(write).toHaveBeenLastCalledWith('+2', 0, 0);
  const { data } = context.getImageData(15, 25, 50, 40);
  const pixels = Array.from({ length: data.length / 4 }, (_, at) => data.slice(4 * at, 4 * at + 4));
  expect(pixels.some(([r, g, b, a]) => r === 255 && g === 0 && b === 0 && a === 255)).toBe(true);
  expect(pixels.some(([r, g, b, a]) => r === 255 && g === 255 && b === 255 && a === 255)).toBe(
    true,
  );
});

test('a numeral differs from the emblem that it rises over', () => {
  const { scene, context, draw } = openSquareScene();
  const fills: unknown[] = [];
  vi.spyOn(context, 'fillText').mockImplementation(() => void fills.push(context.fillStyle));

  scene.show({ ...finger, x: 150, y: 150 });
  draw(1_000);

  expect(fills).toEqual(['#ffffff']);
  expect(pixelAt(context, 150, 150)).toEqual(black);
});

test('of a hundred quick taps at most 12 numerals are drawn', () => {
  const { scene, context, draw } = openSquareScene();
  for (let at = 0; at < 100; at += 1) scene.show({ ...finger, text: `+${at}` });
  const write = vi.spyOn(context, 'fillText');

  draw(1_000);

  expect(write.mock.calls.map(([text]) => text)).toEqual(
    Array.from({ length: 12 }, (_, at) => `+${88 + at}`),
  );
});

test('[UI-05] of twenty ripples 8 are drawn, and each grows to 500 px', () => {
  const { scene, context, draw } = openSquareScene({ ...squareStage, width: 600, height: 600 });
  for (let at = 0; at < 20; at += 1) scene.show({ ...finger, x: 300, y: 300, hasRipple: true });
  const paint = vi.spyOn(context, 'fillRect');

  draw(1_000);
  expect(paint).toHaveBeenCalledTimes(8);
  expect(pixelAt(context, 300 + 240, 300)).toEqual(nothing);

  draw(1_450);
  expect(pixelAt(context, 300 + 220, 300)[3]).toBeGreaterThan(0);
  expect(pixelAt(context, 300 + 255, 300)).toEqual(nothing);
});

test('[UI-05] a tap without a ripple draws none', () => {
  const { scene, context, draw } = openSquareScene();
  const paint = vi.spyOn(context, 'fillRect');

  scene.show(finger);
  draw(1_000);

  expect(paint).not.toHaveBeenCalled();
});

test('no frame is requested when nothing moves', () => {
  const { scene, draw } = openSquareScene();
  expect(draw(500)).toBe(0);

  scene.show(finger);
  expect([draw(1_000), draw(1_300), draw(1_600), draw(1_700)]).toEqual([1, 1, 1, 0]);
});
