/** A parsed start parameter. It can contain both fields. */
export type StartParameter = {
  /** The user whose profile opens. */
  readonly userId: number | undefined;
  /** The code of the referrer. */
  readonly referralCode: string | undefined;
};

/**
 * Reads the first `USER(\d+)` and the first `REF([a-z0-9]+)` anywhere in the value (decisions §7). Ignores an id
 * above 2^53.
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

/**
 * Returns the start parameter that opens a player's profile.
 *
 * @example
 * userStartParameter(42); // 'USER42'
 */
export function userStartParameter(userId: number): string {
  return `USER${userId}`;
}

/**
 * Returns the start parameter that registers a referral code.
 *
 * @example
 * referralStartParameter('ab12'); // 'REFab12'
 */
export function referralStartParameter(code: string): string {
  return `REF${code}`;
}

/**
 * Returns the link that opens the app with a start parameter; `appLink` is `https://t.me/<bot>/<app>` (decisions §7).
 *
 * @example
 * startLink('https://t.me/some_bot/bold', userStartParameter(42)); // 'https://t.me/some_bot/bold?startapp=USER42'
 */
export function startLink(appLink: string, startParameter: string): string {
  return `${appLink}?startapp=${encodeURIComponent(startParameter)}`;
}
