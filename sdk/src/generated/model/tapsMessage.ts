/**
 * Generated from the contract, never edited.
 */

/**
 * A batch of taps, the only message that a client sends. `session` and `seq` are either both present or both absent. With them, the server counts a batch once, however often it receives it. Without them, it counts every message, so a client never sends such a batch again.
 */
export interface TapsMessage {
  /**
     * The multiplier's value (not its id). A level that the player has reached must grant it.
     * @minimum 1
     * @maximum 1000000
     */
  multiplier: number;
  /**
     * The number of touches in the batch. A client sends the batch after 300 ms without a touch, or immediately with the 51st.
     * @minimum 1
     * @maximum 51
     */
  taps: number;
  /**
     * The Telegram id of the authenticated player. Any other id closes the socket with 4403.
     * @minimum 1
     * @maximum 9007199254740991
     */
  tg_user_id: number;
  /**
     * Identifies one start of the app. The client generates it at each start.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  session?: string;
  /**
     * The number of the batch within the session, 1, 2, 3 and so on. Gaps are allowed.
     * @minimum 1
     * @maximum 9007199254740991
     */
  seq?: number;
}
