const badRequest = 400;

/** Returns true if a path or a query has an unreadable escape, such as `%zz`. */
export const hasUnreadableEscape = (target: string) => /%(?![\da-f]{2})/i.test(target);

/**
 * Returns true if `status` refuses an unreadable escape in `target`. An HTTP library may do so with any body, before
 * the server's code runs.
 */
export function refusesEscape(target: string, status: number): boolean {
  return status === badRequest && hasUnreadableEscape(target);
}
