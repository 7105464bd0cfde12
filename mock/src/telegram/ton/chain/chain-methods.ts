import { Address, type Cell } from '@ton/core';
import type { Chain } from './chain.ts';
import { transactionJson } from './chain-json.ts';
import { walletData } from './wallet.ts';

export type Parameters = Record<string, unknown>;

/** An error that a method throws to send an error response. */
export class ChainRefusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const mostTransactions = 100;

/** The methods of TON Center, version 2. They accept addresses in any form, and return large numbers as texts. */
export const chainMethods: Record<string, (chain: Chain, given: Parameters) => unknown> = {
  /**
   * Returns an account's transactions, newest first, from the logical time `lt` (included) back to `to_lt` (excluded).
   * @param given `address`, `limit` (10 by default), `lt`, `to_lt` and `hash`, which is ignored
   */
  getTransactions: (chain, given) => {
    const limit = Math.min(numberOf(given, 'limit') ?? 10, mostTransactions);
    const from = bigintOf(given, 'lt');
    const to = bigintOf(given, 'to_lt');
    return chain
      .transactions(addressOf(given))
      .filter(({ lt }) => (from === undefined || lt <= from) && (to === undefined || lt > to))
      .slice(0, limit)
      .map(transactionJson);
  },

  /** Returns the balance, state, code and data of the account `address`. */
  getAddressInformation: (chain, given) => {
    const address = addressOf(given);
    const { balance, contract, isActive, seqno } = chain.account(address);
    const [last] = chain.transactions(address);
    const written = (cell: Cell | undefined) => cell?.toBoc().toString('base64') ?? '';
    return {
      '@type': 'raw.fullAccountState',
      balance: String(balance),
      state: isActive ? 'active' : 'uninitialized',
      code: written(contract?.init.code),
      data: written(contract && walletData(contract, seqno)),
      last_transaction_id: {
        '@type': 'internal.transactionId',
        lt: String(last?.lt ?? 0),
        hash: (last?.hash ?? Buffer.alloc(32)).toString('base64'),
      },
      block_id: block,
      sync_utime: chain.now(),
    };
  },

  /** Returns the number of transfers that the wallet `address` has made. `method` must be `seqno`. */
  runGetMethod: (chain, given) => {
    if (given.method !== 'seqno') throw new ChainRefusal(422, 'Only the method seqno is known.');
    const { seqno } = chain.account(addressOf(given));
    return { gas_used: 0, exit_code: 0, stack: [['num', `0x${seqno.toString(16)}`]] };
  },

  /** Sends the signed external message `boc`, in base64. */
  sendBoc: (chain, { boc }) => {
    if (typeof boc !== 'string') throw new ChainRefusal(422, 'boc is missing.');
    chain.send(boc);
    return { '@type': 'ok' };
  },
};

const block = {
  '@type': 'ton.blockIdExt',
  workchain: 0,
  shard: '-9223372036854775808',
  seqno: 1,
  root_hash: '',
  file_hash: '',
};

function addressOf({ address }: Parameters): Address {
  const text = String(address);
  if (!Address.isFriendly(text) && !Address.isRaw(text))
    throw new ChainRefusal(422, 'No such address.');
  return Address.parse(text);
}

function numberOf(given: Parameters, name: string): number | undefined {
  const value = bigintOf(given, name);
  return value === undefined ? undefined : Number(value);
}

function bigintOf(given: Parameters, name: string): bigint | undefined {
  const value = given[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (!/^\d+$/.test(String(value))) throw new ChainRefusal(422, `${name} must be a whole number.`);
  return BigInt(String(value));
}
