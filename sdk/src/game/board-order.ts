/** The part of a leaderboard's entry that its order depends on. */
export type BoardEntryRule = {
  readonly user_id: number;
  readonly total_taps: number;
  readonly referrals_count: number;
};

/**
 * Compares two entries for `sort`: more total taps first, then more invites, then the lower id (decisions §5).
 *
 * @example
 * const anna = { user_id: 1, total_taps: 50, referrals_count: 2 };
 * const ben = { user_id: 2, total_taps: 50, referrals_count: 3 };
 * [anna, ben].toSorted(compareEntries); // [ben, anna]
 */
export function compareEntries(a: BoardEntryRule, b: BoardEntryRule): number {
  return (
    b.total_taps - a.total_taps || b.referrals_count - a.referrals_count || a.user_id - b.user_id
  );
}

/**
 * Returns the first `size` entries in the board's order.
 *
 * @example
 * topEntries([{ user_id: 1, total_taps: 50, referrals_count: 2 }], 10);
 */
export function topEntries<E extends BoardEntryRule>(entries: readonly E[], size: number): E[] {
  return entries.toSorted(compareEntries).slice(0, size);
}

/**
 * Returns the rows to show: the top list, and below it the viewer, if not in the list but on this level or above
 * (spec §4).
 *
 * @example
 * boardRows([{ user_id: 1 }, { user_id: 2 }], { user_id: 7 }, true); // three rows
 */
export function boardRows<E extends Pick<BoardEntryRule, 'user_id'>>(
  top: readonly E[],
  viewer: E | null,
  isLevelAchieved: boolean,
): E[] {
  const isAbsent = viewer && !top.some((entry) => entry.user_id === viewer.user_id);
  return isAbsent && isLevelAchieved ? [...top, viewer] : [...top];
}
