/** What the order of a leaderboard reads of an entry. */
export interface BoardEntryRule {
  readonly user_id: number;
  readonly total_taps: number;
  readonly referrals_count: number;
}

/** The order of a leaderboard: total taps, then invites, then the lower id (decisions §5). For `sort`. */
export function compareEntries(a: BoardEntryRule, b: BoardEntryRule): number {
  return (
    b.total_taps - a.total_taps || b.referrals_count - a.referrals_count || a.user_id - b.user_id
  );
}

/** The first `size` of the entries in the board's order. */
export function topEntries<E extends BoardEntryRule>(entries: readonly E[], size: number): E[] {
  return entries.toSorted(compareEntries).slice(0, size);
}

/**
 * The rows shown: the top list, and the viewer at the bottom if absent from it although the level is
 * achieved (spec §4).
 */
export function boardRows<E extends Pick<BoardEntryRule, 'user_id'>>(
  top: readonly E[],
  viewer: E | null,
  isLevelAchieved: boolean,
): E[] {
  const isAbsent = viewer && !top.some((entry) => entry.user_id === viewer.user_id);
  return isAbsent && isLevelAchieved ? [...top, viewer] : [...top];
}
