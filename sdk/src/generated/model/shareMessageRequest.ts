/**
 * Generated from the contract, never edited.
 */
import type { ShareMessageRequestLink } from './shareMessageRequestLink.ts';

/**
 * The link that the message shares.
 */
export interface ShareMessageRequest {
  /** `profile` opens the caller's profile: `?startapp=USER<id>`. `referral` has the caller's invitation code: `?startapp=REF<code>`. */
  link: ShareMessageRequestLink;
}
