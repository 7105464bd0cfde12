import type { PageWalletOptions } from '../../ton/wallet/page-wallet.ts';
import type { TonWallet } from '../../ton/wallet/ton-wallet.ts';

/** Returns a function that loads the wallet once. All calls resolve with the same wallet. */
export function walletLoader(options: PageWalletOptions): () => Promise<TonWallet> {
  const opened: Promise<TonWallet>[] = [];
  return () => {
    opened[0] ??= loadWallet(options);
    return opened[0];
  };
}

/** Opens the wallet. First loads the chain's libraries, which are too large to load with the page. */
async function loadWallet(options: PageWalletOptions): Promise<TonWallet> {
  const { Buffer } = await import('buffer');
  // The libraries read the global Buffer when they are loaded.
  Object.assign(globalThis, { Buffer });
  const { openPageWallet } = await import('../../ton/wallet/page-wallet.ts');
  return openPageWallet(options);
}
