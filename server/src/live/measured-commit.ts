import type { Metrics } from '../metrics/metrics.ts';
import type { TapMessage, TapOutcome } from '../taps/tap-message.ts';

type Apply = (messages: TapMessage[]) => Promise<TapOutcome[]>;

/** Returns a function that calls `apply` and measures the call. `tapBatches` counts only messages with taps. */
export function measuredCommit(
  apply: Apply,
  { tapBatches, taps, tapCommits }: Pick<Metrics, 'tapBatches' | 'taps' | 'tapCommits'>,
): Apply {
  return async (messages) => {
    const start = performance.now();
    const took = (ok: boolean) =>
      tapCommits.observe({ ok: String(ok) }, (performance.now() - start) / 1000);
    const batches = messages.flatMap((message, index) => (message.taps > 0 ? [index] : []));
    try {
      const outcomes = await apply(messages);
      took(true);
      const counts = new Map<TapOutcome['result'] | 'failed', number>();
      let applied = 0;
      for (const index of batches) {
        const outcome = outcomes[index];
        const result = outcome?.result ?? 'failed';
        counts.set(result, (counts.get(result) ?? 0) + 1);
        applied += outcome?.applied ?? 0;
      }
      for (const [result, count] of counts) tapBatches.inc({ result }, count);
      taps.inc(applied);
      return outcomes;
    } catch (error) {
      took(false);
      tapBatches.inc({ result: 'failed' }, batches.length);
      throw error;
    }
  };
}
