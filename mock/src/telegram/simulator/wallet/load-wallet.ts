import type { PageWalletOptions } from '../../ton/wallet/page-wallet.ts';
import type { TonWallet } from '../../ton/wallet/ton-wallet.ts';

/** Returns a function that resolves with the wallet. The first call loads the code, and all calls share one wallet. */
export function walletLoader(options: PageWalletOptions): () => Promise<TonWallet> {
  const opened: Promise<TonWallet>[] = [];
  return () => {
    opened[0] ??= loadWallet(options);
    return opened[0];
  };
}

/**
 * Loads the wallet and the chain's libraries. Because of their size, they are loaded only when an app uses a wallet.
 */
async function loadWallet(options: PageWalletOptions): Promise<TonWallet> {
  const { Buffer } = await import('buffer');
  // The libraries read the global Buffer when they are loaded.
  Object.assign(globalThis, { Buffer });
  const { openPageWallet } = await import('../../ton/wallet/page-wallet.ts');
  return openPageWallet(options);
}
