import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openTapScene } from './open-tap-scene.ts';
import { squareStage } from './tap-scene.fixture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function openScene() {
  const layer = document.body.appendChild(document.createElement('div'));
  const onDrawn = vi.fn();
  const scene = openTapScene(layer, onDrawn);
  onTestFinished(() => scene.close());
  scene.place(squareStage);
  return { layer, onDrawn, scene };
}

/** Returns red, green, blue and alpha of the canvas's middle pixel. */
function middleOf(layer: HTMLElement): number[] {
  const canvas = layer.querySelector('canvas');
  const copy = new OffscreenCanvas(300, 300).getContext('2d');
  if (!canvas || !copy) throw new Error('Nothing is drawn on.');
  copy.drawImage(canvas, 0, 0);
  return [...copy.getImageData(150, 150, 1, 1).data];
}

test('a worker draws the scene and reports the first frame', async () => {
  const { layer, onDrawn } = openScene();

  await expect.poll(() => onDrawn.mock.calls.length).toBe(1);
  await expect.poll(() => middleOf(layer)).toEqual([0, 0, 0, 255]);
  // The page has transferred the canvas to the worker.
  expect(() => layer.querySelector('canvas')?.getContext('2d')).toThrow('transferred');
});

test('the page draws the scene in a browser without workers for canvases', async () => {
  vi.stubGlobal('HTMLCanvasElement', class {});
  const { layer, onDrawn } = openScene();

  await expect.poll(() => onDrawn.mock.calls.length).toBeGreaterThan(0);
  expect(middleOf(layer)).toEqual([0, 0, 0, 255]);
});

test('a canvas that was emptied in the background is drawn again when the app is visible', async () => {
  vi.stubGlobal('HTMLCanvasElement', class {});
  const { layer, onDrawn, scene } = openScene();
  await expect.poll(() => onDrawn.mock.calls.length).toBe(1);
  const context = layer.querySelector('canvas')?.getContext('2d');
  context?.reset();
  expect(middleOf(layer)).toEqual([0, 0, 0, 0]);

  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => middleOf(layer)).toEqual([0, 0, 0, 255]);

  scene.close();
  const request = vi.spyOn(window, 'requestAnimationFrame');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).not.toHaveBeenCalled();
});

test('when the worker cannot be loaded, the page draws the scene with the same layout', async () => {
  const absent = new Worker('/no-such-worker.js');
  vi.stubGlobal('Worker', function lost() {
    return absent;
  });
  const { layer, onDrawn } = openScene();

  await expect.poll(() => onDrawn.mock.calls.length).toBeGreaterThan(0);
  expect(layer.querySelectorAll('canvas')).toHaveLength(1);
  expect(middleOf(layer)).toEqual([0, 0, 0, 255]);
});

test('closing removes the canvas and the worker', () => {
  const end = vi.spyOn(Worker.prototype, 'terminate');
  const { layer, scene } = openScene();

  scene.close();

  expect(end).toHaveBeenCalledOnce();
  expect(layer.childElementCount).toBe(0);
});
