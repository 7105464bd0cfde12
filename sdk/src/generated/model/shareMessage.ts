/**
 * Generated from the contract, never edited.
 */

/**
 * A message that Telegram has stored for the caller. Only the caller can send it.
 */
export interface ShareMessage {
  /**
     * The `id` for `web_app_send_prepared_message`.
     * @minLength 1
     * @maxLength 256
     */
  message_id: string;
  /** The time until which Telegram accepts the id. */
  expires_at: string;
}
