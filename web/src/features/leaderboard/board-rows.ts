/**
 * Returns the rows to show: the top list, and below it the viewer, if not in the list but on this level or above
 * (spec §4).
 */
export function boardRows<Entry extends { readonly user_id: number }>(
  top: readonly Entry[],
  viewer: Entry | null,
  isLevelAchieved: boolean,
): Entry[] {
  const isAbsent = viewer && !top.some((entry) => entry.user_id === viewer.user_id);
  return isAbsent && isLevelAchieved ? [...top, viewer] : [...top];
}
