import { type ShownTap, TapScene, type TapStage } from './tap-scene.ts';

/** A message to the worker. The first message contains the canvas. */
export type TapSceneMessage = { canvas: OffscreenCanvas } | { stage: TapStage } | { tap: ShownTap };

export type OpenedTapScene = {
  place(stage: TapStage): void;
  show(tap: ShownTap): void;
  close(): void;
};

/** Opens a tap scene on a new canvas in `layer`. Calls `onDrawn` after the scene's first frame. */
export function openTapScene(layer: HTMLElement, onDrawn: () => void): OpenedTapScene {
  let stage: TapStage | undefined;
  const hasWorkers = 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
  // A worker draws if possible, because on a slow phone the page is busy with taps.
  let scene = hasWorkers ? drawInWorker(layer, onDrawn, onFailure) : drawOnPage(layer, onDrawn);

  function onFailure() {
    scene.close();
    scene = drawOnPage(layer, onDrawn);
    if (stage) scene.place(stage);
  }

  // In the background some browsers empty a canvas without an event on it.
  function drawAgain() {
    if (stage) scene.place(stage);
  }
  document.addEventListener('visibilitychange', drawAgain);

  return {
    place(placed) {
      stage = placed;
      scene.place(placed);
    },
    show: (tap) => scene.show(tap),
    close() {
      document.removeEventListener('visibilitychange', drawAgain);
      scene.close();
    },
  };
}

function drawInWorker(layer: HTMLElement, onDrawn: () => void, onFailure: () => void) {
  const canvas = layer.appendChild(document.createElement('canvas'));
  const worker = new Worker(new URL('./tap-scene.worker.ts', import.meta.url), { type: 'module' });
  const post = (message: TapSceneMessage, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  worker.addEventListener('message', onDrawn);
  worker.addEventListener('error', onFailure);
  const offscreen = canvas.transferControlToOffscreen();
  post({ canvas: offscreen }, [offscreen]);
  return {
    place: (stage: TapStage) => post({ stage }),
    show: (tap: ShownTap) => post({ tap }),
    close() {
      worker.terminate();
      canvas.remove();
    },
  };
}

function drawOnPage(layer: HTMLElement, onDrawn: () => void): OpenedTapScene {
  const canvas = layer.appendChild(document.createElement('canvas'));
  const context = canvas.getContext('2d');
  const close = () => canvas.remove();
  // Without a canvas the page shows its own emblem, and a tap changes only the numbers.
  if (!context) return { place() {}, show() {}, close };
  const scene = new TapScene(context, onDrawn);
  return { place: (stage) => scene.place(stage), show: (tap) => scene.show(tap), close };
}
