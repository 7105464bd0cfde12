/**
 * Generated from the contract, never edited.
 */

/**
 * `profile` opens the caller's profile: `?startapp=USER<id>`. `referral` has the caller's invitation code: `?startapp=REF<code>`.
 */
export type ShareMessageRequestLink = typeof ShareMessageRequestLink[keyof typeof ShareMessageRequestLink];


export const ShareMessageRequestLink = {
  profile: 'profile',
  referral: 'referral',
} as const;
