import { asyncProperty, check } from 'fast-check';
import { anySteps } from './any-step.ts';
import { playSequence } from './play-sequence.ts';
import type { Step } from './step.ts';
import { WorldFactory } from './world-factory.ts';

/** How much is played, from which seed, and who hears how far it is; `path` repeats one failure of a seed. */
export interface Search {
  runs: number;
  seed: number;
  path?: string;
  onRun?: (run: number) => void;
  /** Ends the search early, and what it has started with it. */
  signal?: AbortSignal;
}

/** What a search came to. */
export interface Found {
  /** How many sequences were answered alike. */
  alike: number;
  /** The shortest sequence known after which the sides differ, in what, and how to play it again. */
  difference: { steps: readonly Step[]; why: string; seed: number; path: string } | null;
}

/** How long a sequence that shows a difference is shortened. */
const shortenForMs = 120_000;

/**
 * Plays random sequences on the server and on the mock until they differ, and then looks for the shortest sequence that
 * still shows it.
 */
export async function findDifference({
  runs,
  seed,
  path = '',
  onRun = () => {},
  signal,
}: Search): Promise<Found> {
  const worldFactory = await WorldFactory.open();
  let alike = 0;
  let giveUpAt = Number.POSITIVE_INFINITY;
  const property = asyncProperty(anySteps, async (steps) => {
    // What was found by then is short enough: every attempt to shorten it needs new worlds.
    if (Date.now() > giveUpAt || signal?.aborted) return;
    const worlds = await worldFactory.worlds();
    try {
      await playSequence(worlds, steps);
    } catch (error) {
      await worldFactory.forget();
      giveUpAt = Math.min(giveUpAt, Date.now() + shortenForMs);
      throw error;
    }
    if (giveUpAt < Number.POSITIVE_INFINITY) return;
    alike += 1;
    onRun(alike);
  });
  try {
    const { failed, counterexample, counterexamplePath, errorInstance } = await check(property, {
      numRuns: runs,
      seed,
      path,
    });
    if (!failed) return { alike, difference: null };
    const steps = counterexample?.[0] ?? [];
    const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    return { alike, difference: { steps, why, seed, path: counterexamplePath ?? '' } };
  } finally {
    await worldFactory.close();
  }
}

/** The same for people. */
export function describe({ alike, difference }: Found): string {
  const lines = [`The server and the mock answered ${alike} sequences alike.`];
  if (difference) {
    const { steps, why, seed, path } = difference;
    const played = steps.map((step) => JSON.stringify(step));
    const again = `Again: npm run differential -- --seed ${seed} --path ${path}`;
    lines.push('They differ after:', ...played, '', why, '', again);
  }
  return lines.join('\n');
}
