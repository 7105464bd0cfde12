import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };

const thresholds = new Map<number, number>();
for (const { threshold, multipliers } of levels) {
  for (const { value } of multipliers) {
    thresholds.set(value, Math.min(threshold, thresholds.get(value) ?? threshold));
  }
}

/**
 * Returns the total of taps that a player needs to use a multiplier. This is the lowest threshold of all levels that
 * grant the multiplier, because a player may use the multipliers of every reached level (decisions §4). If no level
 * grants the multiplier, returns a total that no player can reach.
 */
export function multiplierThreshold(value: number): number {
  return thresholds.get(value) ?? Number.MAX_SAFE_INTEGER;
}
