export const dayMs = 86_400_000;

/** Returns the UTC day of a moment, such as `2026-11-19`. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10);
