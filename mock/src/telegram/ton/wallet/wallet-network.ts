import { TonClient } from '@ton/ton';
import type { Chain } from '../chain/chain.ts';
import type { WalletNetwork } from './answer-transfer.ts';

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
