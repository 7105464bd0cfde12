import type { Page } from 'playwright';

/** The actions of one finger. Each action takes a sixtieth of a second. */
type Finger = {
  readonly source: 'touch';
  readonly id: number;
  readonly actions: readonly Action[];
};

type Action = { name: 'pointerDown'; x: number; y: number } | { name: 'pointerUp' | 'pause' };

/**
 * A browser argument that lets Chromium itself create the touches. Touches that the devtools create would wait for a
 * frame.
 */
export const fingersArgument = '--enable-gpu-benchmarking';

const places = [
  { x: 130, y: 420 },
  { x: 195, y: 500 },
  { x: 260, y: 420 },
];
const tapsPerFinger = 5;
const runs = 6;

/** The number of taps that `tapWithThreeFingers` makes. */
export const taps = runs * tapsPerFinger * places.length;

/** Returns the eight actions of finger `id` for one tap, one action per frame. */
function actionsOfTap(id: number, place: (typeof places)[number]): Action[] {
  return Array.from({ length: 8 }, (_, frame): Action => {
    if (frame === 3 * id) return { name: 'pointerDown', ...place };
    return { name: frame === 7 ? 'pointerUp' : 'pause' };
  });
}

/**
 * Taps the page with three fingers, which touch it one after another and lift together. Returns the taps per second.
 */
export async function tapWithThreeFingers(page: Page): Promise<number> {
  const fingers = places.map((place, id): Finger => {
    const actions = Array.from({ length: tapsPerFinger }, () => actionsOfTap(id, place)).flat();
    return { source: 'touch', id, actions };
  });
  const seconds = await page.evaluate(tapInRuns, { fingers, runs });
  return taps / seconds;
}

/**
 * Repeats the actions of all fingers `runs` times. Must be called in the browser page.
 * @returns the total time in seconds, pauses included
 */
async function tapInRuns({ fingers, runs }: { fingers: Finger[]; runs: number }): Promise<number> {
  const own = window.chrome?.gpuBenchmarking;
  if (!own) throw new Error('This browser has no fingers of its own.');
  const begun = performance.now();
  for (let run = 0; run < runs; run += 1) {
    await new Promise<void>((resolve, reject) => {
      if (!own.pointerActionSequence(fingers, resolve)) reject(new Error('No finger moved.'));
    });
    // Pauses of different lengths let touches start at different times within a frame.
    await new Promise((resolve) => setTimeout(resolve, (run * 7) % 17));
  }
  return (performance.now() - begun) / 1_000;
}
