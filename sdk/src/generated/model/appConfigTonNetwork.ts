/**
 * Generated from the contract, never edited.
 */

/**
 * The network, main or test, whose wallets may connect and pay; a wallet of any other is refused.
 */
export type AppConfigTonNetwork = typeof AppConfigTonNetwork[keyof typeof AppConfigTonNetwork];


export const AppConfigTonNetwork = {
  NUMBER_MINUS_239: '-239',
  NUMBER_MINUS_3: '-3',
} as const;
