/**
 * Returns the name of a user who has not chosen a name yet (decisions §2).
 *
 * @example
 * defaultDisplayName(42); // 'bold_42'
 */
export function defaultDisplayName(userId: number): string {
  return `bold_${userId}`;
}

/**
 * Returns true for null and for a default name: the player must choose a name (spec §2, decisions §2).
 *
 * @example
 * needsDisplayName('bold_42'); // true
 */
export function needsDisplayName(displayName: string | null): boolean {
  return displayName === null || /^bold_\d+$/.test(displayName);
}
