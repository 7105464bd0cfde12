/**
 * Generated from the contract, never edited.
 */

/**
 * The network, main or test, of the wallets that may connect and pay. Wallets of another network are refused.
 */
export type AppConfigTonNetwork = typeof AppConfigTonNetwork[keyof typeof AppConfigTonNetwork];


export const AppConfigTonNetwork = {
  NUMBER_MINUS_239: '-239',
  NUMBER_MINUS_3: '-3',
} as const;
