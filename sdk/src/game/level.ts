/** What the rules need to know of a level; `GET /level` answers more. */
export interface LevelRule {
  readonly id: number;
  readonly title: string;
  /** Taps in all from which the level is reached. */
  readonly threshold: number;
}

/**
 * The highest level whose threshold is at or below `total` taps, in whatever order the levels come
 * (spec §4). `undefined` when none is reached.
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

/** The first level whose threshold is above `total` taps (spec §4), `undefined` past the last one. */
export function nextLevel<L extends LevelRule>(levels: readonly L[], total: number): L | undefined {
  return levels
    .filter((level) => !isAchieved(level, total))
    .reduce<L | undefined>(
      (best, level) => (best && !isAbove(best, level) ? best : level),
      undefined,
    );
}

/** Whether somebody with `total` taps has reached the level, or gone past it (spec §4). */
export function isAchieved(level: Pick<LevelRule, 'threshold'>, total: number): boolean {
  return level.threshold <= total;
}

/** Whether `level` lies above `other`. */
function isAbove(level: LevelRule, other: LevelRule): boolean {
  return level.threshold > other.threshold;
}
