/**
 * The modes of the simulated wallet:
 * - `ask` asks the owner
 * - `accept` accepts every valid request
 * - `refuse` refuses every request
 * - `wrong-network` accepts like `accept`, but the wallet is on the test network
 */
export const walletModes = ['ask', 'accept', 'refuse', 'wrong-network'] as const;

export type WalletMode = (typeof walletModes)[number];
