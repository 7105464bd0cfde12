import type { PageWalletOptions } from '../../ton/wallet/page-wallet.ts';
import type { WalletApp } from '../../ton/wallet/wallet-app.ts';

/** Creates a function that loads the wallet's code once and returns the same wallet from then on. */
export function walletLoader(options: PageWalletOptions): () => Promise<WalletApp> {
  const opened: Promise<WalletApp>[] = [];
  return () => {
    opened[0] ??= loadWallet(options);
    return opened[0];
  };
}

/** The chain's libraries are larger than the simulator: they come only for an app that asks for a wallet. */
async function loadWallet(options: PageWalletOptions): Promise<WalletApp> {
  const { Buffer } = await import('buffer');
  // The libraries take it from the global scope as soon as they are loaded.
  Object.assign(globalThis, { Buffer });
  const { openPageWallet } = await import('../../ton/wallet/page-wallet.ts');
  return openPageWallet(options);
}
