/**
 * Generated from the contract, never edited.
 */

/**
 * The TON network id, main or test. The test network is refused in production on the main network.
 */
export type WalletProofNetwork = typeof WalletProofNetwork[keyof typeof WalletProofNetwork];


export const WalletProofNetwork = {
  NUMBER_MINUS_239: '-239',
  NUMBER_MINUS_3: '-3',
} as const;
