/** Returns the start parameter that opens a player's profile, such as `USER42` for the user id 42. */
export function userStartParameter(userId: number): string {
  return `USER${userId}`;
}

/** Returns the start parameter that registers a referral code, such as `REFab12` for the code `ab12`. */
export function referralStartParameter(code: string): string {
  return `REF${code}`;
}

/** Returns the link that starts the app with a parameter. `appLink` is `https://t.me/<bot>/<app>` (decisions §7). */
export function startLink(appLink: string, startParameter: string): string {
  return `${appLink}?startapp=${encodeURIComponent(startParameter)}`;
}

/** Returns a link that lets the player send `link` to a chat. */
export function shareLink(link: string): string {
  return `https://t.me/share/url?url=${encodeURIComponent(link)}`;
}
