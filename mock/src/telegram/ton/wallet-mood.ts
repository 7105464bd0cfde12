/** How the simulated wallet answers: it agrees, its owner declines, or it lives on the test network. */
export const walletMoods = ['accept', 'refuse', 'wrong-network'] as const;

export type WalletMood = (typeof walletMoods)[number];
