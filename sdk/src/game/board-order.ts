/** The fields of a leaderboard entry that decide its position. */
export type BoardEntryRule = {
  readonly user_id: number;
  readonly total_taps: number;
  readonly referrals_count: number;
};

/**
 * Compares two leaderboard entries for `sort` (decisions §5). More total taps come first, then more invites, then the
 * lower id.
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
 * Sorts the entries in the board's order and returns the first `size` of them.
 *
 * @example
 * topEntries([{ user_id: 1, total_taps: 50, referrals_count: 2 }], 10);
 */
export function topEntries<E extends BoardEntryRule>(entries: readonly E[], size: number): E[] {
  return [...entries].sort(compareEntries).slice(0, size);
}
