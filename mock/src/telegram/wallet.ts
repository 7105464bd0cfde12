export { walletLoader } from './simulator/load-wallet.ts';
export { type InjectedWallet, injectWallet } from './ton/injected-wallet.ts';
export { walletKey, walletsList } from './ton/wallet-listing.ts';
export type { WalletMode } from './ton/wallet-mode.ts';
