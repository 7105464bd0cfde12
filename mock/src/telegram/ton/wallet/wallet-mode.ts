/**
 * Modes of the simulated wallet: it asks the user, accepts or refuses on its own, or accepts and lives on the test
 * network.
 */
export const walletModes = ['ask', 'accept', 'refuse', 'wrong-network'] as const;

export type WalletMode = (typeof walletModes)[number];
