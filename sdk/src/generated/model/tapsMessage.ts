/**
 * Generated from the contract, never edited.
 */

/**
 * A batch of taps, the only message that a client sends. `session` and `seq` come together or not at all: with them a batch is counted exactly once however often it is sent, without them at most once.
 */
export interface TapsMessage {
  /**
     * The multiplier's value (not its id), one that any achieved level grants.
     * @minimum 1
     * @maximum 1000000
     */
  multiplier: number;
  /**
     * Touches in the batch. A client sends after 300 ms without a touch, or at once with the 51st.
     * @minimum 1
     * @maximum 51
     */
  taps: number;
  /**
     * The messenger's id of the authenticated player. Any other closes the socket with 4403.
     * @minimum 1
     * @maximum 9007199254740991
     */
  tg_user_id: number;
  /**
     * Name of this start of the app, chosen by the client, new at each start.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  session?: string;
  /**
     * Number of the batch within the session, 1, 2, 3 and so on. Gaps are allowed.
     * @minimum 1
     * @maximum 9007199254740991
     */
  seq?: number;
}
