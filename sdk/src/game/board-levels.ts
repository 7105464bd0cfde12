import { currentLevel, type LevelRule, nextLevel } from './level.ts';

/** Whether the level is the "white" one that has no board of its own, whatever its case (decisions §10 BOARD). */
export function isWhite(level: Pick<LevelRule, 'title'>): boolean {
  return level.title.toLowerCase() === 'white';
}

/** The levels that the selector offers: all but "white", in the order given (spec §4). */
export function boardLevels<L extends LevelRule>(levels: readonly L[]): L[] {
  return levels.filter((level) => !isWhite(level));
}

/** The level that the leaderboard opens with: the current one, or the next one on "white" (spec §4). */
export function initialBoardLevel<L extends LevelRule>(
  levels: readonly L[],
  total: number,
): L | undefined {
  const current = currentLevel(levels, total);
  return current && !isWhite(current) ? current : nextLevel(levels, total);
}

/**
 * Which header a level's list has (spec §5): the viewer's own level speaks of itself, all others of
 * what their ten members earn.
 */
export function boardHeader(
  level: LevelRule & { readonly payment_percentage: number },
  current: LevelRule | undefined,
): { kind: 'own-level' | 'members-earn'; percent: number } {
  const kind = level.id === current?.id ? 'own-level' : 'members-earn';
  return { kind, percent: level.payment_percentage };
}
