import type { TapSceneMessage } from './open-tap-scene.ts';
import { TapScene } from './tap-scene.ts';

let scene: TapScene | undefined;

addEventListener('message', ({ data }: MessageEvent<TapSceneMessage>) => {
  if ('canvas' in data) scene = openScene(data.canvas);
  else if ('stage' in data) scene?.place(data.stage);
  else scene?.show(data.tap);
});

function openScene(canvas: OffscreenCanvas): TapScene {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws in no worker.');
  return new TapScene(context, () => postMessage('drawn'));
}
