/**
 * Generated from the contract, never edited.
 */
import type { Chat } from './chat.ts';
import type { MessengerUser } from './messengerUser.ts';

/**
 * The signed launch data, as the server reads it from the query string in the Authorization header or in `tg_auth`. It never travels as JSON; this schema names its keys. `user`, `receiver` and `chat` are JSON texts within the query string. Keys that are not named here (`signature` among them) belong to the check string like all others but `hash`. No key is null; what does not apply is absent.
 */
export interface InitData {
  /**
     * Unix time in seconds at which the messenger signed.
     * @minimum 0
     * @maximum 9007199254740991
     */
  auth_date: number;
  /**
     * Seconds after which a message can be sent for the query.
     * @minimum 0
     */
  can_send_after?: number;
  chat?: Chat;
  /** Names the chat from which the app was opened. */
  chat_instance?: string;
  /** Kind of that chat. */
  chat_type?: string;
  /**
     * Hexadecimal HMAC-SHA-256 of the check string, whose key is the HMAC-SHA-256 of the bot's token with the key `WebAppData`. The check string is all other pairs, decoded, sorted, joined by line feeds.
     * @pattern ^[0-9a-f]{64}$
     */
  hash: string;
  /** Names the session, absent on direct links. */
  query_id?: string;
  receiver?: MessengerUser;
  /**
     * The start parameter of the link.
     * @maxLength 512
     */
  start_param?: string;
  user: MessengerUser;
  [key: string]: unknown;
 }
