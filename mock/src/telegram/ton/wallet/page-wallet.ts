import type { ArrivedTransfer } from '../../../tags/pay-transfer.ts';
import { Chain } from '../chain/chain.ts';
import { openWallet } from '../chain/wallet.ts';
import { WalletApp } from './wallet-app.ts';
import type { WalletMode } from './wallet-mode.ts';
import { networkAt, networkOf } from './wallet-network.ts';
import { questionOf, type WalletQuestion } from './wallet-question.ts';

/** Options of a page's wallet. Without a `chainUrl` the page has a chain of its own. */
export type PageWalletOptions = {
  owner: string;
  mode: WalletMode;
  chainUrl: string | null;
  /** Called with every transfer that arrives on the page's own chain. */
  onArrival?: (transfer: ArrivedTransfer) => void;
  /** Asks the owner, in the mode `ask`. */
  ask: (question: WalletQuestion) => Promise<boolean>;
};

/** Opens a wallet that responds as `mode` demands. It needs the global `Buffer`, which browsers lack. */
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
