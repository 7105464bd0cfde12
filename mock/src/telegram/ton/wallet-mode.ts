/**
 * How the simulated wallet answers: it asks the person, agrees or declines by itself, or agrees and
 * lives on the test network.
 */
export const walletModes = ['ask', 'accept', 'refuse', 'wrong-network'] as const;

export type WalletMode = (typeof walletModes)[number];
