import {
  Chain,
  type ChainCall,
  type ChainOverride,
  ChainRefusal,
  HangUp,
  type MessageResult,
  recordTransaction,
  startChainServer,
} from '@bold/mock/fakes';
import { Address, type Cell, comment as commentBody } from '@ton/core';
import { readComment } from '../src/ton/read-comment.ts';
import { afterFile } from './after-file.ts';

export { recordTransaction };

/**
 * With `response lost`, the chain accepts the message but sends no response. With `late`, the message reaches the chain
 * only when `acceptLate` is called.
 */
export type MessageOutcome = 'accepted' | 'response lost' | 'refused' | 'late';
export type Payment = {
  to: string;
  nano: bigint;
  comment?: string;
  body?: Cell;
  from?: string;
  result?: MessageResult;
  bounced?: boolean;
};

const otherWallet = `0:${'5e'.repeat(32)}`;

/**
 * Starts a fake chain on which all accounts are empty.
 * @param now The start time of the chain's clock, in Unix milliseconds.
 */
export async function startChain(now: number) {
  const calls: ChainCall[] = [];
  type Transfer = { wallet: string; nano: number; comment: string | null; bounce: boolean };
  const transfers: (Transfer & { hash: string })[] = [];
  const messageOutcomes: MessageOutcome[] = [];
  const late: string[] = [];
  const controls = { now, isDown: false, listLimit: 1_000, onSend: async () => {} };
  const chain = new Chain({ now: () => controls.now, firstBalance: 0n });

  function take(boc: string): void {
    const { hash, outMessages } = chain.send(boc);
    for (const { info, body } of outMessages) {
      if (info.type !== 'internal') continue;
      const [wallet, nano] = [info.dest.toRawString(), Number(info.value.coins)];
      const { bounce } = info;
      const comment = readComment(body);
      transfers.push({ wallet, nano, comment, bounce, hash: hash.toString('hex') });
    }
  }

  const controlled: Record<string, ChainOverride> = {
    getTransactions: ({ limit, ...given }, respond) =>
      respond({ ...given, limit: Math.min(Number(limit), controls.listLimit) }),
    getAddressInformation: (given, respond) => respond(given),
    sendBoc: async ({ boc }) => {
      await controls.onSend();
      const outcome = messageOutcomes.shift() ?? 'accepted';
      if (outcome === 'refused') throw new ChainRefusal(500, 'cannot apply external message');
      if (outcome === 'late') late.push(String(boc));
      else take(String(boc));
      if (outcome === 'response lost') throw new HangUp();
      return { '@type': 'ok' };
    },
  };
  const overrides = new Map(
    Object.entries(controlled).map(([method, override]): [string, ChainOverride] => [
      method,
      (given, respond) => {
        if (controls.isDown) throw new ChainRefusal(503, 'away');
        return override(given, respond);
      },
    ]),
  );
  const onCall = (call: ChainCall) => calls.push(call);
  const { url, close } = await startChainServer(chain, 0, { onCall, overrides });
  afterFile(close);

  return {
    /** The value for `TON_API_URL`. */
    url: `${url}/api/v2`,
    ledger: chain,
    /**
     * Values that a test can set. `listLimit` is the maximum number of transactions in one response, and `onSend` runs
     * each time a message arrives, before the chain handles the message.
     */
    chain: controls,
    /** The outcomes of the next messages, in order. All later messages are accepted. */
    messageOutcomes,
    calls,
    /** The transfers in the messages that the chain has accepted. */
    transfers,
    account: (address: string) => chain.account(Address.parse(address)),
    /** Makes a payment to an account. Returns the hash of the account's transaction, in hexadecimal. */
    pay({
      to,
      nano,
      comment = '',
      body,
      from = otherWallet,
      result = 'accepted',
      bounced,
    }: Payment) {
      const { hash } = chain.pay({
        from: Address.parse(from),
        to: Address.parse(to),
        amount: nano,
        body: body ?? commentBody(comment),
        result,
        ...(bounced !== undefined && { bounced }),
      });
      return hash.toString('hex');
    },
    /**
     * Passes all messages with the outcome `late` to the chain. Throws if the chain refuses a message, for example an
     * expired one.
     */
    acceptLate() {
      for (const boc of late.splice(0)) take(boc);
    },
    callCount: (name: string) => calls.filter(({ method }) => method === name).length,
  };
}
