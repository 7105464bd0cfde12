import { asyncProperty, check } from 'fast-check';
import { anySteps } from './any-step.ts';
import { runSequence } from './run-sequence.ts';
import type { Step } from './step.ts';
import { WorldFactory } from './world-factory.ts';

/** How many sequences to run, from which seed, and where to report progress; `path` repeats one failure of a seed. */
export type Search = {
  runs: number;
  seed: number;
  path?: string;
  onRun?: (run: number) => void;
  /** Aborts the search and everything that it has started. */
  signal?: AbortSignal;
};

/** The result of a search. */
export type Found = {
  /** Number of sequences with equal responses. */
  alike: number;
  /** The shortest known sequence after which the sides differ, the differences, and how to repeat it. */
  difference: { steps: readonly Step[]; why: string; seed: number; path: string } | null;
};

/** How long to shorten a sequence that shows a difference. */
const shortenForMs = 120_000;

/**
 * Runs random sequences on the server and on the mock until they differ, and then looks for the shortest sequence that
 * still differs.
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
    // Every further attempt to shorten it needs new worlds, so the sequence found by then must do.
    if (Date.now() > giveUpAt || signal?.aborted) return;
    const worlds = await worldFactory.worlds();
    try {
      await runSequence(worlds, steps);
    } catch (error) {
      await worldFactory.forget();
      // The signal that aborts a search also ends the server.
      if (signal?.aborted) return;
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

/** Formats the result as text. */
export function describe({ alike, difference }: Found): string {
  const lines = [`The server and the mock responded alike to ${alike} sequences.`];
  if (difference) {
    const { steps, why, seed, path } = difference;
    const played = steps.map((step) => JSON.stringify(step));
    const again = `Again: npm run differential -- --seed ${seed} --path ${path}`;
    lines.push('They differ after:', ...played, '', why, '', again);
  }
  return lines.join('\n');
}
