/**
 * Generated from the contract, never edited.
 */

/**
 * A chat in Telegram's launch data.
 */
export interface Chat {
  /**
     * The chat's id.
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     */
  id: number;
  /** The type of the chat. */
  type: string;
  /** Title. */
  title: string;
  /** Address of the picture. */
  photo_url?: string;
  /** The chat's username. */
  username?: string;
  [key: string]: unknown;
 }
