/**
 * Modes of the simulated wallet: it asks the user, accepts all requests, refuses all requests, or accepts on the test
 * network.
 */
export const walletModes = ['ask', 'accept', 'refuse', 'wrong-network'] as const;

export type WalletMode = (typeof walletModes)[number];
