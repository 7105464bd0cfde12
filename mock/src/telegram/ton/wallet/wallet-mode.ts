/**
 * The modes of the simulated wallet: its owner is asked (`ask`), accepts every valid request (`accept`) or refuses
 * every request (`refuse`). In `wrong-network` the owner also accepts, but the wallet is on the test network.
 */
export const walletModes = ['ask', 'accept', 'refuse', 'wrong-network'] as const;

export type WalletMode = (typeof walletModes)[number];
