import { TonClient } from '@ton/ton';
import type { ArrivedTransfer } from '../../../world/world.ts';
import { Chain } from '../chain/chain.ts';
import { openWallet } from '../chain/wallet.ts';
import type { WalletNetwork } from './respond-to-transfer.ts';
import { TonWallet } from './ton-wallet.ts';
import type { WalletMode } from './wallet-mode.ts';
import { questionOf, type WalletQuestion } from './wallet-question.ts';

/** `chainUrl` is null if the chain runs inside the page. */
export type PageWalletOptions = {
  owner: string;
  mode: WalletMode;
  chainUrl: string | null;
  /** Called with every transfer on the page's own chain. */
  onArrival?: (transfer: ArrivedTransfer) => void;
  /** Asks the owner and resolves with the answer. Called only if `mode` is `ask`. */
  ask: (question: WalletQuestion) => Promise<boolean>;
};

/** Opens the wallet of `owner`. Needs the global `Buffer`, which browsers do not have. */
export function openPageWallet({
  owner,
  mode,
  chainUrl,
  onArrival = () => {},
  ask,
}: PageWalletOptions): TonWallet {
  const now = Date.now;
  const wallet = openWallet({ owner, network: mode === 'wrong-network' ? '-3' : '-239' });
  return new TonWallet({
    wallet,
    network: chainUrl ? networkAt(chainUrl) : networkOf(new Chain({ now, onArrival })),
    decide: async (prompt) =>
      mode === 'ask' ? ask(questionOf(prompt, wallet)) : mode !== 'refuse',
    now,
  });
}

/** Returns the functions with which a wallet uses the chain server at `url` (`http://host:port`). */
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

/** Returns the network functions for a chain in the same process. */
export function networkOf(chain: Chain): WalletNetwork {
  return {
    seqno: async (address) => chain.account(address).seqno,
    send: async (boc) => void chain.send(boc.toString('base64')),
  };
}
