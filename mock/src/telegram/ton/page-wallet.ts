import type { ArrivedTransfer } from '../../pay-transfer.ts';
import { Chain } from './chain.ts';
import { openWallet } from './wallet.ts';
import { WalletApp } from './wallet-app.ts';
import type { WalletMode } from './wallet-mode.ts';
import { networkAt, networkOf } from './wallet-network.ts';
import { questionOf, type WalletQuestion } from './wallet-question.ts';

/** Whose wallet a page opens, how it answers, and the chain stand-in's address; without one the page has its own. */
export interface PageWalletOptions {
  owner: string;
  mode: WalletMode;
  chainUrl: string | null;
  /** Told of what arrives on the page's own chain. */
  onArrival?: (transfer: ArrivedTransfer) => void;
  /** Asks the person, in the mode `ask`. */
  ask: (question: WalletQuestion) => Promise<boolean>;
}

/** A wallet that answers as `mode` says. It needs `Buffer`, which a browser has not. */
export function openPageWallet({
  owner,
  mode,
  chainUrl,
  onArrival = () => {},
  ask,
}: PageWalletOptions): WalletApp {
  const now = Date.now;
  const wallet = openWallet({ owner, network: mode === 'wrong-network' ? '-3' : '-239' });
  return new WalletApp({
    wallet,
    network: chainUrl ? networkAt(chainUrl) : networkOf(new Chain({ now, onArrival })),
    decide: async (prompt) =>
      mode === 'ask' ? ask(questionOf(prompt, wallet)) : mode !== 'refuse',
    now,
  });
}
