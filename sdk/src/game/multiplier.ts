/** A multiplier as the contract has it: what one tap is worth, and what it is called. */
export interface MultiplierRule {
  readonly id: number;
  readonly value: number;
  readonly display_name: string | null;
}

/** What a tap is worth before anything else is known (spec §3). */
export const defaultMultiplier: MultiplierRule = { id: 1, value: 1, display_name: '1' };

/**
 * The multiplier after a level was reached: the new level's one of the current value, else the
 * level's first, else the default (spec §4).
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

/** The picker's order: ascending by value (decisions §10 BOLD). Leaves its input alone. */
export function sortMultipliers<M extends Pick<MultiplierRule, 'value'>>(
  multipliers: readonly M[],
): M[] {
  return multipliers.toSorted((a, b) => a.value - b.value);
}

/** A multiplier's text, "2x" (spec §5). */
export function multiplierText(value: number): string {
  return `${value}x`;
}

/** The picker's label: `display_name`, else "2x" (decisions §10 BOLD). */
export function multiplierLabel(
  multiplier: Pick<MultiplierRule, 'value' | 'display_name'>,
): string {
  return multiplier.display_name ?? multiplierText(multiplier.value);
}
