/**
 * The modes of the simulated wallet. In `ask`, the owner is asked. In `accept`, the owner accepts every valid request.
 * In `refuse`, the owner refuses every request. `wrong-network` accepts like `accept`, but the wallet is on the test
 * network.
 */
export const walletModes = ['ask', 'accept', 'refuse', 'wrong-network'] as const;

export type WalletMode = (typeof walletModes)[number];
