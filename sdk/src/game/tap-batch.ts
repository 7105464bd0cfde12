/** Taps made with one multiplier's value. */
export interface TapBatch {
  readonly multiplier: number;
  readonly taps: number;
}

/**
 * Adds taps that were never sent to a list of such batches: per multiplier they fill up the last
 * batch to `max` taps before a new one begins, so a long absence leaves few batches (decisions §4).
 * The order of the existing batches stays. Batches of zero taps are left out.
 */
export function mergeTaps(
  waiting: readonly TapBatch[],
  added: TapBatch,
  max: number,
): readonly TapBatch[] {
  const index = waiting.findLastIndex((batch) => batch.multiplier === added.multiplier);
  const last = waiting[index];
  const fits = last ? Math.min(added.taps, Math.max(0, max - last.taps)) : 0;
  const merged = waiting.map((batch, i) =>
    i === index ? { ...batch, taps: batch.taps + fits } : batch,
  );
  return [...merged, ...splitTaps({ ...added, taps: added.taps - fits }, max)];
}

/** Cuts taps into batches of up to `max`; no taps, no batch. */
export function splitTaps({ multiplier, taps }: TapBatch, max: number): TapBatch[] {
  return Array.from({ length: Math.ceil(taps / max) }, (_, i) => ({
    multiplier,
    taps: Math.min(max, taps - i * max),
  }));
}

/** The taps that batches are worth together: Σ taps × multiplier. */
export function tapsWorth(batches: readonly TapBatch[]): number {
  return batches.reduce((sum, batch) => sum + batch.taps * batch.multiplier, 0);
}
