export type LevelRule = {
  readonly id: number;
  readonly title: string;
  /** The total taps at which a player reaches the level. */
  readonly threshold: number;
};

/**
 * Returns the highest level whose threshold is at most `total` (spec §4); `undefined` if no level is reached. `levels`
 * may have any order.
 *
 * @example
 * const levels = [{ id: 1, title: 'White', threshold: 0 }, { id: 2, title: 'Pink', threshold: 100 }];
 * currentLevel(levels, 99)?.title; // 'White'
 */
export function currentLevel<L extends LevelRule>(
  levels: readonly L[],
  total: number,
): L | undefined {
  return levels
    .filter((level) => isAchieved(level, total))
    .reduce<L | undefined>(
      (best, level) => (best && !isAbove(level, best) ? best : level),
      undefined,
    );
}

/**
 * Returns the lowest level whose threshold is above `total` (spec §4); `undefined` if all levels are reached.
 *
 * @example
 * const levels = [{ id: 1, title: 'White', threshold: 0 }, { id: 2, title: 'Pink', threshold: 100 }];
 * nextLevel(levels, 99)?.title; // 'Pink'
 */
export function nextLevel<L extends LevelRule>(levels: readonly L[], total: number): L | undefined {
  return levels
    .filter((level) => !isAchieved(level, total))
    .reduce<L | undefined>(
      (best, level) => (best && !isAbove(best, level) ? best : level),
      undefined,
    );
}

/**
 * Returns true if a player with `total` taps has reached the level or a higher one (spec §4).
 *
 * @example
 * isAchieved({ threshold: 100 }, 100); // true
 */
export function isAchieved(level: Pick<LevelRule, 'threshold'>, total: number): boolean {
  return level.threshold <= total;
}

function isAbove(level: LevelRule, other: LevelRule): boolean {
  return level.threshold > other.threshold;
}
