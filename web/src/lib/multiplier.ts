/** A multiplier of the contract; `value` is the worth of one tap, in taps. */
export type MultiplierRule = {
  readonly id: number;
  readonly value: number;
  readonly display_name: string | null;
};

/** The multiplier until the levels are loaded (spec §3). */
export const defaultMultiplier: MultiplierRule = { id: 1, value: 1, display_name: '1' };

/**
 * Returns the multiplier after the player has reached a level (spec §4). If the level grants a multiplier with the
 * current value, this multiplier stays chosen. Otherwise returns the first granted multiplier, or the default if the
 * level grants none.
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
  return multipliers.toSorted((a, b) => a.value - b.value);
}

/** Returns a multiplier's text, such as "2x" (spec §5). */
export function multiplierText(value: number): string {
  return `${value}x`;
}

/**
 * Returns the label of a multiplier in the picker: `display_name` or, if it is null, a text such as "2x" (decisions §10
 * BOLD).
 */
export function multiplierLabel(
  multiplier: Pick<MultiplierRule, 'value' | 'display_name'>,
): string {
  return multiplier.display_name ?? multiplierText(multiplier.value);
}
