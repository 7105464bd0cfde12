/**
 * Generated from the contract, never edited.
 */

/**
 * The message is an acknowledgement.
 */
export type TapsAckType = typeof TapsAckType[keyof typeof TapsAckType];


export const TapsAckType = {
  taps: 'taps',
} as const;
