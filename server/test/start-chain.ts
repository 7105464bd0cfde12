import {
  Chain,
  type ChainCall,
  type ChainOverride,
  ChainRefusal,
  type Fate,
  HangUp,
  recordTransaction,
  startChainServer,
} from '@bold/mock/stand-ins';
import { Address, type Cell, comment as commentBody } from '@ton/core';
import { readComment } from '../src/ton/read-comment.ts';
import { afterFile } from './after-file.ts';

export { recordTransaction };

/** What happens to the next messages: accepted; accepted, but the response is lost; refused; accepted later. */
export type Reception = 'taken' | 'response lost' | 'refused' | 'late';
export type Payment = {
  to: string;
  nano: bigint;
  comment?: string;
  body?: Cell;
  from?: string;
  fate?: Fate;
  bounced?: boolean;
};

const otherWallet = `0:${'5e'.repeat(32)}`;

/** Starts the chain's stand-in for a test file, without money, with a clock that a test sets in milliseconds. */
export async function startChain(now: number) {
  const questions: ChainCall[] = [];
  const transfers: { wallet: string; nano: number; comment: string | null; hash: string }[] = [];
  const receptions: Reception[] = [];
  const late: string[] = [];
  const controls = { now, isAway: false, mostListed: 1_000, onSend: async () => {} };
  const chain = new Chain({ now: () => controls.now, firstBalance: 0n });

  function take(boc: string): void {
    const { hash, outMessages } = chain.send(boc);
    for (const { info, body } of outMessages) {
      if (info.type !== 'internal') continue;
      const [wallet, nano] = [info.dest.toRawString(), Number(info.value.coins)];
      transfers.push({ wallet, nano, comment: readComment(body), hash: hash.toString('hex') });
    }
  }

  const disturbed: Record<string, ChainOverride> = {
    getTransactions: ({ limit, ...given }, respond) =>
      respond({ ...given, limit: Math.min(Number(limit), controls.mostListed) }),
    getAddressInformation: (given, respond) => respond(given),
    sendBoc: async ({ boc }) => {
      await controls.onSend();
      const reception = receptions.shift() ?? 'taken';
      if (reception === 'refused') throw new ChainRefusal(500, 'cannot apply external message');
      if (reception === 'late') late.push(String(boc));
      else take(String(boc));
      if (reception === 'response lost') throw new HangUp();
      return { '@type': 'ok' };
    },
  };
  const overrides = new Map(
    Object.entries(disturbed).map(([method, override]): [string, ChainOverride] => [
      method,
      (given, respond) => {
        if (controls.isAway) throw new ChainRefusal(503, 'away');
        return override(given, respond);
      },
    ]),
  );
  const onCall = (call: ChainCall) => questions.push(call);
  const { url, close } = await startChainServer(chain, 0, { onCall, overrides });
  afterFile(close);

  return {
    /** `TON_API_URL`. */
    url: `${url}/api/v2`,
    ledger: chain,
    /**
     * Set by tests: the clock, if the API is down, how many transactions it lists at most, and a callback for each
     * message.
     */
    chain: controls,
    /** What happens to the next messages, in order; afterwards all are accepted. */
    receptions,
    questions,
    /** The payments of wallets. */
    transfers,
    account: (address: string) => chain.account(Address.parse(address)),
    /** Makes a payment and returns the transaction's hash in hexadecimal. */
    pay({ to, nano, comment = '', body, from = otherWallet, fate = 'taken', bounced }: Payment) {
      const { hash } = chain.pay({
        from: Address.parse(from),
        to: Address.parse(to),
        amount: nano,
        body: body ?? commentBody(comment),
        fate,
        ...(bounced !== undefined && { bounced }),
      });
      return hash.toString('hex');
    },
    /** Delivers late messages, as far as the contract still accepts them. */
    takeLate() {
      for (const boc of late.splice(0)) take(boc);
    },
    /** Returns how often a method was called. */
    asked: (name: string) => questions.filter(({ method }) => method === name).length,
  };
}
