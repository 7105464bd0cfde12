import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };

const thresholds = new Map<number, number>();
for (const { threshold, multipliers } of levels) {
  for (const { value } of multipliers) {
    thresholds.set(value, Math.min(threshold, thresholds.get(value) ?? threshold));
  }
}

/**
 * The total taps from which a multiplier's value is granted: any reached level may grant it (decisions §4).
 * A value that no level grants has a threshold that nobody reaches.
 */
export function multiplierThreshold(value: number): number {
  return thresholds.get(value) ?? Number.MAX_SAFE_INTEGER;
}
