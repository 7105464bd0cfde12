import { TonClient } from '@ton/ton';
import type { ArrivedTransfer } from '../../../tags/pay-transfer.ts';
import { Chain } from '../chain/chain.ts';
import { openWallet } from '../chain/wallet.ts';
import type { WalletNetwork } from './answer-transfer.ts';
import { WalletApp } from './wallet-app.ts';
import type { WalletMode } from './wallet-mode.ts';
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

/** The network by way of a chain's HTTP interface at `url` (`http://host:port`). */
export function networkAt(url: string): WalletNetwork {
  const client = new TonClient({ endpoint: new URL('/api/v2/jsonRPC', url).href });
  return {
    seqno: async (address) => {
      const { stack } = await client.runMethod(address, 'seqno');
      return stack.readNumber();
    },
    send: (boc) => client.sendFile(boc),
  };
}

/** The network that is in the same process, as in the simulator's page. */
export function networkOf(chain: Chain): WalletNetwork {
  return {
    seqno: async (address) => chain.account(address).seqno,
    send: async (boc) => void chain.send(boc.toString('base64')),
  };
}
