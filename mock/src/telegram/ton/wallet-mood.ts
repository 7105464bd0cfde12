/**
 * How the simulated wallet answers: it asks the person, agrees or declines by itself, or agrees and
 * lives on the test network.
 */
export const walletMoods = ['ask', 'accept', 'refuse', 'wrong-network'] as const;

export type WalletMood = (typeof walletMoods)[number];
