import { currentLevel, type LevelRule, nextLevel } from '@bold/sdk/game';

/** Returns the progress from the current to the next level in percent (spec §4); 100 on the last level. */
export function levelProgress(levels: readonly LevelRule[], total: number): number {
  const next = nextLevel(levels, total);
  if (!next) return 100;
  // Before the first level, the progress starts at zero taps.
  const start = currentLevel(levels, total)?.threshold ?? 0;
  return ((total - start) / (next.threshold - start)) * 100;
}
