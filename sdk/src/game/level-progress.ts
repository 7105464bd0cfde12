import { currentLevel, type LevelRule, nextLevel } from './level.ts';

/**
 * The way from the current to the next level in percent, 0 to 100: (total − current threshold) /
 * (next threshold − current threshold) × 100, and 100 when no level remains (spec §4).
 * Below the first level the way starts at zero taps.
 */
export function levelProgress(levels: readonly LevelRule[], total: number): number {
  const next = nextLevel(levels, total);
  if (!next) return 100;
  const start = currentLevel(levels, total)?.threshold ?? 0;
  return ((total - start) / (next.threshold - start)) * 100;
}
