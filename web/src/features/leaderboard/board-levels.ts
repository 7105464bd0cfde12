import { currentLevel, type LevelRule, nextLevel } from '@bold/sdk/game';

/** Returns true for the level "white", which has no board (decisions §10 BOARD). */
function isWhite(level: Pick<LevelRule, 'title'>): boolean {
  return level.title.toLowerCase() === 'white';
}

/** Returns the levels that have a board, in the given order (spec §4). */
export function boardLevels<L extends LevelRule>(levels: readonly L[]): L[] {
  return levels.filter((level) => !isWhite(level));
}

/** Returns the player's level, or the next level if the player has no level or the level "white" (spec §4). */
export function initialBoardLevel<L extends LevelRule>(
  levels: readonly L[],
  total: number,
): L | undefined {
  const current = currentLevel(levels, total);
  return current && !isWhite(current) ? current : nextLevel(levels, total);
}

/**
 * Returns the content of a board's header (spec §5). The top ten players of the board share `percent` % of the revenue.
 */
export function boardHeader(
  level: LevelRule & { readonly payment_percentage: number },
  current: LevelRule | undefined,
): { kind: 'own-level' | 'members-earn'; percent: number } {
  const kind = level.id === current?.id ? 'own-level' : 'members-earn';
  return { kind, percent: level.payment_percentage };
}
