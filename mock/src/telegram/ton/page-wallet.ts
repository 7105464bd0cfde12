import type { ArrivedTransfer } from '../../pay-transfer.ts';
import { Chain } from './chain.ts';
import { openWallet } from './wallet.ts';
import { WalletApp } from './wallet-app.ts';
import type { WalletMood } from './wallet-mood.ts';
import { networkAt, networkOf } from './wallet-network.ts';
import { questionOf, type WalletQuestion } from './wallet-question.ts';

/** Whose wallet a page opens, how it answers, and the chain stand-in's address; without one the page has its own. */
export interface PageWalletOptions {
  owner: string;
  mood: WalletMood;
  chainUrl: string | null;
  /** Told of what arrives on the page's own chain. */
  onArrival?: (transfer: ArrivedTransfer) => void;
  /** Asks the person, in the mood `ask`. */
  ask: (question: WalletQuestion) => Promise<boolean>;
}

/** A wallet that answers as `mood` says. It needs `Buffer`, which a browser has not. */
export function openPageWallet({
  owner,
  mood,
  chainUrl,
  onArrival = () => {},
  ask,
}: PageWalletOptions): WalletApp {
  const now = Date.now;
  const wallet = openWallet({ owner, network: mood === 'wrong-network' ? '-3' : '-239' });
  return new WalletApp({
    wallet,
    network: chainUrl ? networkAt(chainUrl) : networkOf(new Chain({ now, onArrival })),
    decide: async (prompt) =>
      mood === 'ask' ? ask(questionOf(prompt, wallet)) : mood !== 'refuse',
    now,
  });
}
