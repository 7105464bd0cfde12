/**
 * The modes of the simulated wallet: it asks the user, accepts all requests, refuses all requests, or is on the test
 * network and accepts.
 */
export const walletModes = ['ask', 'accept', 'refuse', 'wrong-network'] as const;

export type WalletMode = (typeof walletModes)[number];
