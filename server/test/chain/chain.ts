import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Address,
  type Cell,
  type CommonMessageInfoInternal,
  comment as commentBody,
} from '@ton/core';
import { readComment } from '../../src/ton/read-comment.ts';
import { afterFile } from '../after-file.ts';
import { ChainAccount, readMessage } from './chain-account.ts';
import type { Fate, Recorded } from './chain-transaction.ts';

type Params = Record<string, unknown>;
type Question = { method: string; params: Params; headers: IncomingMessage['headers'] };
/** What happens to the next messages: accepted; accepted, but the response is lost; refused; accepted later. */
export type Reception = 'taken' | 'answer lost' | 'refused' | 'late';
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

/**
 * A stand-in for the part of TON Center's API (version 2) that the server uses, on a chain whose clock a test sets, in
 * milliseconds.
 */
export async function startChain(now: number) {
  const accounts = new Map<string, ChainAccount>();
  const questions: Question[] = [];
  const transfers: { wallet: string; nano: number; comment: string | null; hash: string }[] = [];
  const receptions: Reception[] = [];
  const late: string[] = [];
  const chain = { now, lt: 1_000_000, isAway: false, mostListed: 1_000, onSend: async () => {} };
  const seconds = () => Math.floor(chain.now / 1000);

  function account(address: string): ChainAccount {
    const raw = Address.parse(address).toRawString();
    const known = accounts.get(raw) ?? new ChainAccount(Address.parseRaw(raw));
    accounts.set(raw, known);
    return known;
  }

  /** Makes a payment and returns the transaction's hash in hexadecimal. */
  function pay({
    to,
    nano,
    comment,
    body,
    from = otherWallet,
    fate,
    bounced = false,
  }: Payment): string {
    const receiver = account(to);
    if (fate !== 'refused') receiver.balance += nano;
    const info: CommonMessageInfoInternal = {
      type: 'internal',
      ihrDisabled: true,
      bounce: false,
      bounced,
      src: Address.parse(from),
      dest: receiver.address,
      value: { coins: nano },
      ihrFee: 0n,
      forwardFee: 0n,
      createdLt: BigInt(chain.lt),
      createdAt: seconds(),
    };
    const content = body ?? commentBody(comment ?? '');
    chain.lt += 2;
    const facts = { lt: chain.lt, at: seconds(), inMessage: { info, body: content } };
    return receiver.record({ ...facts, ...(fate && { fate }) }).hash.toString('hex');
  }

  function take(boc: string): void {
    const message = readMessage(boc);
    if (message.info.type !== 'external-in') throw new Error('The message is not external.');
    const sender = account(message.info.dest.toRawString());
    chain.lt += 2;
    const sent = sender.execute(message, chain.lt, seconds());
    const hash = sender.history[0]?.hash.toString('hex') ?? '';
    for (const { info, body } of sent) {
      if (info.type !== 'internal') continue;
      const [wallet, nano] = [info.dest.toRawString(), info.value.coins];
      transfers.push({ wallet, nano: Number(nano), comment: readComment(body), hash });
      pay({ to: wallet, nano, body, from: sender.address.toRawString() });
    }
  }

  const methods: Record<string, (params: Params) => unknown> = {
    getTransactions: ({ address, limit, lt }) =>
      account(String(address))
        .history.filter((one) => lt === undefined || one.lt <= Number(lt))
        .slice(0, Math.min(Number(limit), chain.mostListed))
        .map((one) => ({ ...idOf(one), utime: one.at, data: one.data })),
    getAddressInformation: ({ address }) => {
      const { balance, data, history } = account(String(address));
      const { transaction_id } = idOf(history[0]);
      return {
        balance: String(balance),
        state: data ? 'active' : 'uninitialized',
        data: data?.toBoc().toString('base64') ?? '',
        last_transaction_id: transaction_id,
        sync_utime: seconds(),
      };
    },
    sendBoc: async ({ boc }) => {
      await chain.onSend();
      const reception = receptions.shift() ?? 'taken';
      if (reception === 'refused') throw new Error('cannot apply external message');
      if (reception === 'late') late.push(String(boc));
      else take(String(boc));
      return reception === 'answer lost' ? undefined : { '@type': 'ok' };
    },
  };

  const server = createServer(async (request, response) => {
    const { method, params } = JSON.parse(await readText(request)) as Question;
    questions.push({ method, params, headers: request.headers });
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (chain.isAway) return answer(503, { ok: false, error: 'away', code: 503 });
    try {
      const result = await methods[method]?.(params);
      return result === undefined ? response.destroy() : answer(200, { ok: true, result });
    } catch (error) {
      return answer(500, { ok: false, error: (error as Error).message, code: 500 });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;

  return {
    /** `TON_API_URL`. */
    url: `http://127.0.0.1:${port}/api/v2`,
    /**
     * Set by tests: the clock, if the API is down, how many transactions it lists at most, and a callback for each
     * message.
     */
    chain,
    /** What happens to the next messages, in order; afterwards all are accepted. */
    receptions,
    questions,
    /** The payments of wallets. */
    transfers,
    account,
    pay,
    /** Delivers late messages, as far as the contract still accepts them. */
    takeLate() {
      for (const boc of late.splice(0)) take(boc);
    },
    /** Returns how often a method was called. */
    asked: (name: string) => questions.filter(({ method }) => method === name).length,
  };
}

function idOf(one: Recorded | undefined) {
  const { lt = 0, hash = Buffer.alloc(32) } = one ?? {};
  return { transaction_id: { lt: String(lt), hash: hash.toString('base64') } };
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
