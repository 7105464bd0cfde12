import { asyncProperty, check, PreconditionFailure } from 'fast-check';
import { anySteps } from './any-step.ts';
import { inPostgres, type NewDatabases } from './new-databases.ts';
import { runSequence } from './run-sequence.ts';
import type { Step } from './step.ts';
import { WorldFactory } from './world-factory.ts';

export type Search = {
  runs: number;
  /** The same seed gives the same sequences. */
  seed: number;
  /** `inPostgres` by default. */
  openDatabases?: () => Promise<NewDatabases>;
  /**
   * The `path` of a difference that an earlier search with the same `seed` found. With a path, the search starts with
   * the sequence of that difference, and ends if the responses to it are alike.
   */
  path?: string;
  onRun?: (run: number) => void;
  signal?: AbortSignal;
};

export type Found = {
  /** The number of sequences to which both backends gave equal responses. */
  alike: number;
  /**
   * The shortest sequence found (`steps`) that shows a difference, or null if no difference was found. A new search
   * with this `seed` and `path` runs `steps` again.
   */
  difference: { steps: readonly Step[]; why: string; seed: number; path: string } | null;
};

/** The time limit for shortening a sequence that shows a difference. */
const shortenForMs = 120_000;

/**
 * Runs at most `runs` random sequences on the server and on the mock. After a difference, stops and looks for a shorter
 * sequence that shows a difference.
 */
export async function findDifference({
  runs,
  seed,
  openDatabases = inPostgres,
  path = '',
  onRun = () => {},
  signal,
}: Search): Promise<Found> {
  const worldFactory = new WorldFactory(await openDatabases());
  let alike = 0;
  let giveUpAt = Number.POSITIVE_INFINITY;
  const property = asyncProperty(anySteps, async (steps) => {
    // After a path fast-check goes on without end.
    if (signal?.aborted || (path !== '' && alike > 0)) throw new PreconditionFailure(true);
    // Each attempt to shorten the sequence starts new backends, which takes time. After the timeout the shortest
    // sequence so far is the result.
    if (Date.now() > giveUpAt) return;
    const worlds = await worldFactory.worlds();
    try {
      await runSequence(worlds, steps);
    } catch (error) {
      await worldFactory.stopWorlds();
      // An aborted search stops the server, so this error is not a difference.
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
    // A search that is interrupted before its first success counts as failed.
    if (!failed || !counterexample) return { alike, difference: null };
    const [steps] = counterexample;
    const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    return { alike, difference: { steps, why, seed, path: counterexamplePath ?? '' } };
  } finally {
    await worldFactory.close();
  }
}

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
