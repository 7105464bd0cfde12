/** The name that a user has until choosing one (decisions §2). */
export function defaultDisplayName(userId: number): string {
  return `bold_${userId}`;
}

/** Whether the registration screen is due: no name yet, or still the default one (spec §2, decisions §2). */
export function needsDisplayName(displayName: string | null): boolean {
  return displayName === null || /^bold_\d+$/.test(displayName);
}
