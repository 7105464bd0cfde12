import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import { nextLevel } from '@bold/sdk/game';
import type { TotalsRange } from './leaderboard-repository.ts';

/** Returns the range of total taps for members of this level (decisions §5). */
export function levelRange({ threshold }: { threshold: number }): TotalsRange {
  return { from: threshold, below: nextLevel(levels, threshold)?.threshold ?? null };
}
