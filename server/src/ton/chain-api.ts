import { Cell } from '@ton/core';
import type { Config } from '../config.ts';
import type { Pause } from '../retry.ts';
import { chainCaller } from './chain-caller.ts';

/** A transaction's position in the history of its account. `lt` is the logical time, and `hash` is in hexadecimal. */
export type HistoryPosition = { lt: number; hash: string };

/** `at` is in milliseconds since 1970. `data` is the transaction as a bag of cells in base64. */
export type ListedTransaction = HistoryPosition & { at: number; data: string };

export type AccountState = {
  /** In nano-TON. */
  balance: bigint;
  /** The contract's data; null if no contract is deployed, or if the contract has no data. */
  data: Cell | null;
  /** Null if the account has no transactions. */
  last: HistoryPosition | null;
  /** The chain's timestamp of the block from which the state was read. */
  syncedAt: Date;
};

/** The calls of the chain's API. A failed call throws a `ChainApiError`. */
export type ChainApi = {
  /** Returns an account's transactions, newest first. Begins with `from`, or with the latest if `from` is null. */
  transactions(
    account: string,
    from: HistoryPosition | null,
    limit: number,
  ): Promise<ListedTransaction[]>;
  account(account: string): Promise<AccountState>;
  /** Sends an external message to the chain. The chain may still refuse the message later. */
  send(message: Cell): Promise<void>;
};

type RawPosition = { lt: string; hash: string };
type RawTransaction = { transaction_id: RawPosition; utime: number; data: string };
type RawAccount = {
  balance: string;
  state: string;
  data: string;
  last_transaction_id: RawPosition;
  sync_utime: number;
};

/** Returns a client of TON Center's API v2 at `TON_API_URL`. Returns null if `TON_API_URL` is not set. */
export function openChainApi(
  config: Pick<Config, 'tonApiUrl' | 'tonApiKey'>,
  pause?: Pause,
): ChainApi | null {
  const { tonApiUrl: url, tonApiKey: key } = config;
  if (url === null) return null;
  const callChain = chainCaller(url, key, pause);
  return {
    transactions: (address, from, limit) =>
      callChain(
        'getTransactions',
        // Only archive nodes have transactions that are some days old. For another node, one old transaction at the end
        // of a page makes the whole page an error.
        { address, limit, ...(from && { lt: from.lt, hash: toBase64(from.hash) }), archival: true },
        (listed: RawTransaction[]) =>
          listed.map(({ transaction_id, utime, data }) => ({
            ...positionOf(transaction_id),
            at: milliseconds(utime),
            data,
          })),
      ),
    account: (address) =>
      callChain('getAddressInformation', { address }, (found: RawAccount) => ({
        balance: BigInt(found.balance),
        data: found.state === 'active' && found.data !== '' ? Cell.fromBase64(found.data) : null,
        last: found.last_transaction_id.lt === '0' ? null : positionOf(found.last_transaction_id),
        syncedAt: new Date(milliseconds(found.sync_utime)),
      })),
    send: (message) =>
      callChain('sendBoc', { boc: message.toBoc().toString('base64') }, () => undefined),
  };
}

const toBase64 = (hash: string) => Buffer.from(hash, 'hex').toString('base64');

function positionOf({ lt, hash }: RawPosition): HistoryPosition {
  const position = { lt: Number(lt), hash: Buffer.from(hash, 'base64').toString('hex') };
  if (!Number.isSafeInteger(position.lt) || position.hash.length !== 64)
    throw new Error('no position');
  return position;
}

function milliseconds(seconds: number): number {
  if (!Number.isSafeInteger(seconds)) throw new Error('no time');
  return seconds * 1000;
}
