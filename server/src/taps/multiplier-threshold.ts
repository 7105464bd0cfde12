import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };

const thresholds = new Map<number, number>();
for (const { threshold, multipliers } of levels) {
  for (const { value } of multipliers) {
    thresholds.set(value, Math.min(threshold, thresholds.get(value) ?? threshold));
  }
}

/** Returns the total taps that unlock a multiplier (decisions §4), or `MAX_SAFE_INTEGER` for an unknown multiplier. */
export function multiplierThreshold(value: number): number {
  return thresholds.get(value) ?? Number.MAX_SAFE_INTEGER;
}
