export type TapBatch = {
  readonly multiplier: number;
  readonly taps: number;
};

/**
 * Adds the taps of `added` to the last batch in `waiting` with the same multiplier, until that batch has `max` taps.
 * Puts the remaining taps into new batches (decisions §4).
 * @param waiting The batches that were never sent.
 * @example
 * mergeTaps([{ multiplier: 1, taps: 40 }], { multiplier: 1, taps: 20 }, 51); // 51 taps, and 9 taps
 */
export function mergeTaps(
  waiting: readonly TapBatch[],
  added: TapBatch,
  max: number,
): readonly TapBatch[] {
  const index = waiting.map(({ multiplier }) => multiplier).lastIndexOf(added.multiplier);
  const last = waiting[index];
  const fits = last ? Math.min(added.taps, Math.max(0, max - last.taps)) : 0;
  const merged = waiting.map((batch, i) =>
    i === index ? { ...batch, taps: batch.taps + fits } : batch,
  );
  return [...merged, ...splitTaps({ ...added, taps: added.taps - fits }, max)];
}

/**
 * Splits taps into batches of at most `max` taps. Returns an empty list for zero taps.
 *
 * @example
 * splitTaps({ multiplier: 3, taps: 103 }, 51); // 51, 51 and 1 taps
 */
export function splitTaps({ multiplier, taps }: TapBatch, max: number): TapBatch[] {
  return Array.from({ length: Math.ceil(taps / max) }, (_, i) => ({
    multiplier,
    taps: Math.min(max, taps - i * max),
  }));
}
