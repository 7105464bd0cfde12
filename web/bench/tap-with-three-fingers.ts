import type { Page } from 'playwright';

/** The actions of one finger, one per sixtieth of a second. */
type Finger = {
  readonly source: 'touch';
  readonly id: number;
  readonly actions: readonly Action[];
};

type Action = { name: 'pointerDown'; x: number; y: number } | { name: 'pointerUp' | 'pause' };

/**
 * The command-line argument that lets Chromium make touches itself. Real touches do not wait for a frame of the page.
 * Touches of the devtools do, so with them the page would look slower than it is.
 */
export const fingersArgument = '--enable-gpu-benchmarking';

const places = [
  { x: 130, y: 420 },
  { x: 195, y: 500 },
  { x: 260, y: 420 },
];
const handfulsAtOnce = 5;
const runs = 6;

/** The number of all touches. */
export const taps = runs * handfulsAtOnce * places.length;

/**
 * Returns the actions of the finger `id` in eight frames: the finger touches in frame 3 × `id` and is lifted in the
 * last frame. Three fingers make twenty taps a second, if the pauses between runs are counted.
 */
function handful(id: number, place: (typeof places)[number]): Action[] {
  return Array.from({ length: 8 }, (_, frame): Action => {
    if (frame === 3 * id) return { name: 'pointerDown', ...place };
    return { name: frame === 7 ? 'pointerUp' : 'pause' };
  });
}

/**
 * Makes all touches, one finger after the other, and returns the taps per second. Pauses of different lengths follow
 * the runs, so that the touches come at different moments within a frame.
 */
export async function tapWithThreeFingers(page: Page): Promise<number> {
  const fingers = places.map((place, id): Finger => {
    const actions = Array.from({ length: handfulsAtOnce }, () => handful(id, place)).flat();
    return { source: 'touch', id, actions };
  });
  const seconds = await page.evaluate(tapInRuns, { fingers, runs });
  return taps / seconds;
}

/** Makes the runs of touches and returns how many seconds they took. Runs in the page. */
async function tapInRuns({ fingers, runs }: { fingers: Finger[]; runs: number }): Promise<number> {
  const own = window.chrome?.gpuBenchmarking;
  if (!own) throw new Error('This browser has no fingers of its own.');
  const begun = performance.now();
  for (let run = 0; run < runs; run += 1) {
    await new Promise<void>((resolve, reject) => {
      if (!own.pointerActionSequence(fingers, resolve)) reject(new Error('No finger moved.'));
    });
    await new Promise((resolve) => setTimeout(resolve, (run * 7) % 17));
  }
  return (performance.now() - begun) / 1_000;
}
