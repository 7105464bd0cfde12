import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };

const thresholds = new Map<number, number>();
for (const { threshold, multipliers } of levels) {
  for (const { value } of multipliers) {
    thresholds.set(value, Math.min(threshold, thresholds.get(value) ?? threshold));
  }
}

/**
 * Returns the total taps from which a multiplier is granted: any reached level may grant it (decisions §4). A
 * multiplier that no level grants has a threshold that cannot be reached.
 */
export function multiplierThreshold(value: number): number {
  return thresholds.get(value) ?? Number.MAX_SAFE_INTEGER;
}
