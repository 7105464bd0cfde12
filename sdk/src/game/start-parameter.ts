/** What a start parameter asks for; both can stand in one. */
export interface StartParameter {
  /** Whose profile to open. */
  readonly userId: number | undefined;
  /** The code of who invited the player. */
  readonly referralCode: string | undefined;
}

/**
 * Reads the first `USER(\d+)` and the first `REF([a-z0-9]+)` anywhere in the value (decisions §7).
 * An id beyond 2^53 is no id.
 */
export function parseStartParameter(value: string): StartParameter {
  const userId = Number(/USER(\d+)/.exec(value)?.[1]);
  return {
    userId: Number.isSafeInteger(userId) ? userId : undefined,
    referralCode: /REF([a-z0-9]+)/.exec(value)?.[1],
  };
}

/** The start parameter that opens a player's profile. */
export function userStartParameter(userId: number): string {
  return `USER${userId}`;
}

/** The start parameter that registers a referral code. */
export function referralStartParameter(code: string): string {
  return `REF${code}`;
}

/** A link that opens the app with a start parameter; `appLink` is `https://t.me/<bot>/<app>` (decisions §7). */
export function startLink(appLink: string, startParameter: string): string {
  return `${appLink}?startapp=${encodeURIComponent(startParameter)}`;
}
