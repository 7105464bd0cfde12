/**
 * Generated from the contract, never edited.
 */

/**
 * A chat as the messenger describes it.
 */
export interface Chat {
  /**
     * The chat's id.
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     */
  id: number;
  /** Kind of chat. */
  type: string;
  /** Title. */
  title: string;
  /** Address of the picture. */
  photo_url?: string;
  /** The chat's handle. */
  username?: string;
  [key: string]: unknown;
 }
