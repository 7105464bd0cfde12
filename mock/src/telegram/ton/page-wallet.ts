import { Chain } from './chain.ts';
import { openWallet } from './wallet.ts';
import { WalletApp } from './wallet-app.ts';
import type { WalletMood } from './wallet-mood.ts';
import { networkAt, networkOf } from './wallet-network.ts';

/** Whose wallet a page opens, how it answers, and the chain stand-in's address; without one the page has its own. */
export interface PageWalletOptions {
  owner: string;
  mood: WalletMood;
  chainUrl: string | null;
}

/** A wallet that answers by itself as `mood` says. It needs `Buffer`, which a browser has not. */
export function openPageWallet({ owner, mood, chainUrl }: PageWalletOptions): WalletApp {
  const now = Date.now;
  return new WalletApp({
    wallet: openWallet({ owner, network: mood === 'wrong-network' ? '-3' : '-239' }),
    network: chainUrl ? networkAt(chainUrl) : networkOf(new Chain({ now })),
    decide: async () => mood !== 'refuse',
    now,
  });
}
