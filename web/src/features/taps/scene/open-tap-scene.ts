import { type ShownTap, TapScene, type TapStage } from './tap-scene.ts';

/** What the worker is told: first what to draw on, then where everything lies, then each tap. */
export type TapSceneMessage = { canvas: OffscreenCanvas } | { stage: TapStage } | { tap: ShownTap };

/** A scene, wherever it is drawn. */
export type OpenedTapScene = {
  place(stage: TapStage): void;
  show(tap: ShownTap): void;
  close(): void;
};

/**
 * Opens a scene on a new canvas in `layer`. It is drawn by a worker, because a slow phone has no time for
 * it between two taps; where browsers have none for canvases, or it does not load, the page draws.
 * @param onDrawn called when it is seen for the first time
 */
export function openTapScene(layer: HTMLElement, onDrawn: () => void): OpenedTapScene {
  let stage: TapStage | undefined;
  const hasWorkers = 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
  let scene = hasWorkers ? drawInWorker(layer, onDrawn, onFailure) : drawOnPage(layer, onDrawn);

  function onFailure() {
    scene.close();
    scene = drawOnPage(layer, onDrawn);
    if (stage) scene.place(stage);
  }

  return {
    place(placed) {
      stage = placed;
      scene.place(placed);
    },
    show: (tap) => scene.show(tap),
    close: () => scene.close(),
  };
}

function drawInWorker(layer: HTMLElement, onDrawn: () => void, onFailure: () => void) {
  const canvas = layer.appendChild(document.createElement('canvas'));
  const worker = new Worker(new URL('./tap-scene.worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: TapSceneMessage, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  worker.addEventListener('message', onDrawn);
  worker.addEventListener('error', onFailure);
  const offscreen = canvas.transferControlToOffscreen();
  tell({ canvas: offscreen }, [offscreen]);
  return {
    place: (stage: TapStage) => tell({ stage }),
    show: (tap: ShownTap) => tell({ tap }),
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
  // Without any canvas there is the emblem of the page, and no answer but the numbers.
  if (!context) return { place() {}, show() {}, close };
  const scene = new TapScene(context, onDrawn);
  return { place: (stage) => scene.place(stage), show: (tap) => scene.show(tap), close };
}
