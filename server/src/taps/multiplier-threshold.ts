import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };

const thresholds = new Map<number, number>();
for (const { threshold, multipliers } of levels) {
  for (const { value } of multipliers) {
    thresholds.set(value, Math.min(threshold, thresholds.get(value) ?? threshold));
  }
}

/**
 * Returns the total taps from which a player may use a multiplier. It is the lowest threshold of the levels that grant
 * the multiplier, because a player may use the multipliers of every reached level (decisions §4). For a multiplier that
 * no level grants, returns a total that no player can reach.
 */
export function multiplierThreshold(value: number): number {
  return thresholds.get(value) ?? Number.MAX_SAFE_INTEGER;
}
