/** A multiplier, with the fields of the API. One tap counts as `value` taps. */
export type MultiplierRule = {
  readonly id: number;
  readonly value: number;
  readonly display_name: string | null;
};

/** The multiplier until the levels are loaded (spec §3). */
export const defaultMultiplier: MultiplierRule = { id: 1, value: 1, display_name: '1' };

/**
 * Returns the multiplier after the player has reached a level (spec §4):
 * - if a granted multiplier has the value of `current`, this granted multiplier
 * - otherwise the first granted multiplier
 * - if there is no granted multiplier, the default multiplier
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
 * Returns a multiplier's label in the picker (decisions §10 BOLD). This is `display_name`, or a text such as "2x" if
 * `display_name` is null.
 */
export function multiplierLabel(
  multiplier: Pick<MultiplierRule, 'value' | 'display_name'>,
): string {
  return multiplier.display_name ?? multiplierText(multiplier.value);
}
