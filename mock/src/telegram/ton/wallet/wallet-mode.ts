/**
 * The modes of the simulated wallet. It asks its owner (`ask`), accepts all requests (`accept`) or refuses them all
 * (`refuse`). In `wrong-network` it accepts all requests, but is on the test network.
 */
export const walletModes = ['ask', 'accept', 'refuse', 'wrong-network'] as const;

export type WalletMode = (typeof walletModes)[number];
