export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Returns the UTC day of a moment, such as `2026-11-19`. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Returns the number of whole UTC days since 1970. Needs less time than `dayOf`, because `dayOf` formats a text. */
export const dayNumber = (at: Date) => Math.floor(at.getTime() / dayMs);
