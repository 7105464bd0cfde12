/** One tap counts as `value` taps. */
export type MultiplierRule = {
  readonly id: number;
  readonly value: number;
  readonly display_name: string | null;
};

/** The multiplier until the levels are loaded (spec §3). */
export const defaultMultiplier: MultiplierRule = { id: 1, value: 1, display_name: '1' };

/**
 * Returns the multiplier to use on a new level (spec §4): the one in `granted` that has the same value as `current`. If
 * there is none, returns the first one in `granted`, or the default multiplier if `granted` is empty.
 */
export function multiplierAfterLevelUp(
  granted: readonly MultiplierRule[],
  current: Pick<MultiplierRule, 'value'>,
): MultiplierRule {
  return (
    granted.find((multiplier) => multiplier.value === current.value) ??
    granted[0] ??
    defaultMultiplier
  );
}

/** Returns a copy of the multipliers, sorted by ascending value as in the picker (decisions §10 BOLD). */
export function sortMultipliers<M extends Pick<MultiplierRule, 'value'>>(
  multipliers: readonly M[],
): M[] {
  return [...multipliers].sort((a, b) => a.value - b.value);
}

/** Returns a multiplier's text, such as "2x" (spec §5). */
export function multiplierText(value: number): string {
  return `${value}x`;
}

/** Returns a multiplier's label in the picker (decisions §10 BOLD): `display_name` if set, else a text such as "2x". */
export function multiplierLabel(
  multiplier: Pick<MultiplierRule, 'value' | 'display_name'>,
): string {
  return multiplier.display_name ?? multiplierText(multiplier.value);
}
