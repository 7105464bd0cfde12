/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';

/**
 * A user in Telegram's launch data. Unknown fields are absent.
 */
export interface TelegramUser {
  id: Id;
  /** First name. Telegram always sends it; without it, `User.first_name` is null. */
  first_name: string;
  /** Last name. */
  last_name?: string;
  /** The username, without the leading @. */
  username?: string;
  /** The language of the user's Telegram app. */
  language_code?: string;
  /** Address of the profile picture. */
  photo_url?: string;
  /** Whether the user has Telegram Premium. */
  is_premium?: boolean;
  /** Whether this is a bot. */
  is_bot?: boolean;
  /** Whether the bot may write to the user. */
  allows_write_to_pm?: boolean;
  /** Whether the user has the bot in the attachment menu. */
  added_to_attachment_menu?: boolean;
  [key: string]: unknown;
 }
