/**
 * Generated from the contract, never edited.
 */

/**
 * The network of the deployment, main (the default) or test. The app refuses to connect a wallet of the other network. What the server accepts stands in [deployment](/docs#chapter-deployment-production-or-not).
 */
export type AppConfigTonNetwork = typeof AppConfigTonNetwork[keyof typeof AppConfigTonNetwork];


export const AppConfigTonNetwork = {
  NUMBER_MINUS_239: '-239',
  NUMBER_MINUS_3: '-3',
} as const;
