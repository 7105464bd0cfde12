/**
 * Returns the name that a user has until choosing one (decisions §2).
 *
 * @example
 * defaultDisplayName(42); // 'bold_42'
 */
export function defaultDisplayName(userId: number): string {
  return `bold_${userId}`;
}

/**
 * Returns true if the player must register: there is no name yet, or still the default one (spec §2, decisions §2).
 *
 * @example
 * needsDisplayName('bold_42'); // true
 */
export function needsDisplayName(displayName: string | null): boolean {
  return displayName === null || /^bold_\d+$/.test(displayName);
}
