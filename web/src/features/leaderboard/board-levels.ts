import { currentLevel, type LevelRule, nextLevel } from '@bold/sdk/game';

/** Returns true if the level's title is "white" in any letter case. This level has no board (decisions §10 BOARD). */
function isWhite(level: Pick<LevelRule, 'title'>): boolean {
  return level.title.toLowerCase() === 'white';
}

/** Returns the levels that have a board, in the given order. Only the level "white" has no board (spec §4). */
export function boardLevels<L extends LevelRule>(levels: readonly L[]): L[] {
  return levels.filter((level) => !isWhite(level));
}

/**
 * Returns the level whose board is shown first (spec §4): the player's current level. If the player has no level yet,
 * or has the level "white", returns the next level.
 */
export function initialBoardLevel<L extends LevelRule>(
  levels: readonly L[],
  total: number,
): L | undefined {
  const current = currentLevel(levels, total);
  return current && !isWhite(current) ? current : nextLevel(levels, total);
}

/**
 * Returns the content of the header of a level's board (spec §5). `percent` is the percentage of the revenue that the
 * top ten of this board earn.
 * @param current the player's current level
 */
export function boardHeader(
  level: LevelRule & { readonly payment_percentage: number },
  current: LevelRule | undefined,
): { kind: 'own-level' | 'members-earn'; percent: number } {
  const kind = level.id === current?.id ? 'own-level' : 'members-earn';
  return { kind, percent: level.payment_percentage };
}
