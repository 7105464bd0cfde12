// The public entry `@bold/mock/wallet`: the simulated TON wallet, which tests of the app put into the page.
export { walletLoader } from './simulator/wallet/load-wallet.ts';
export { injectWallet } from './ton/wallet/injected-wallet.ts';
export { walletKey, walletsList } from './ton/wallet/wallet-listing.ts';
export type { WalletMode } from './ton/wallet/wallet-mode.ts';
