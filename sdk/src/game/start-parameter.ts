export type StartParameter = {
  /** The user whose profile opens. */
  readonly userId: number | undefined;
  /** The code of the referrer. */
  readonly referralCode: string | undefined;
};

/**
 * Reads the first `USER(\d+)` and `REF([a-z0-9]+)` anywhere in `value` (decisions §7). Ignores an id of 2^53 or more.
 *
 * @example
 * parseStartParameter('USER42REFab12'); // { userId: 42, referralCode: 'ab12' }
 */
export function parseStartParameter(value: string): StartParameter {
  const userId = Number(/USER(\d+)/.exec(value)?.[1]);
  return {
    userId: Number.isSafeInteger(userId) ? userId : undefined,
    referralCode: /REF([a-z0-9]+)/.exec(value)?.[1],
  };
}
