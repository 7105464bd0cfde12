/**
 * Generated from the contract, never edited.
 */

/**
 * A currency of an exchange rate.
 */
export type Currency = typeof Currency[keyof typeof Currency];


export const Currency = {
  TAPS: 'TAPS',
  DOLLARS: 'DOLLARS',
  TON: 'TON',
  STARS: 'STARS',
} as const;
