/**
 * Generated from the contract, never edited.
 */
import type { Chat } from './chat.ts';
import type { TelegramUser } from './telegramUser.ts';

/**
 * The signed launch data, as the server parses it from the query string in the Authorization header or in `tg_auth`. It is never sent as JSON; this schema describes the keys that Telegram sends. Of their values a server checks only `hash`, `auth_date` and `user.id`, see [players](/docs#chapter-players): any other value that breaks this schema is ignored. A `+` in the query string is a space. `user`, `receiver` and `chat` are JSON strings within the query string. Keys that are not described here, such as `signature`, belong to the check string like all others except `hash`. No key is null; a key that does not apply is absent.
 */
export interface InitData {
  /**
     * Unix time in seconds at which Telegram signed the data.
     * @minimum 0
     * @maximum 999999999999
     */
  auth_date: number;
  /**
     * Seconds after which a message can be sent for the query.
     * @minimum 0
     */
  can_send_after?: number;
  chat?: Chat;
  /** Identifies the chat from which the app was opened. */
  chat_instance?: string;
  /** The type of that chat. */
  chat_type?: string;
  /**
     * Hexadecimal HMAC-SHA-256 of the check string, whose key is the HMAC-SHA-256 of the bot's token with the key `WebAppData`. The check string is all other pairs, decoded, sorted, joined by line feeds.
     * @pattern ^[0-9a-f]{64}$
     */
  hash: string;
  /** Identifies the session, absent for direct links. */
  query_id?: string;
  receiver?: TelegramUser;
  /** The start parameter of the link. */
  start_param?: string;
  user: TelegramUser;
  [key: string]: unknown;
 }
