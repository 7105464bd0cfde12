import type { IncomingMessage } from 'node:http';
import { Address } from '@ton/core';
import { type LocalServer, startLocalServer, textOf } from '../http/local-server.ts';
import { nowSeconds } from '../times.ts';
import { type Recorded, recordTransfer, type Transfer } from './transaction.ts';

type Parameters = Record<string, unknown>;

const ltStep = 2n;
/** The number of units of logical time in one millisecond. */
const ltPerMs = 1_000n;
export const mostListed = 100;
const badRequest = 422;
const internalError = 500;

/** Fakes TON Center's API, version 2: `getTransactions` and `getAddressInformation`, by GET or JSON-RPC. */
export class ChainApi {
  #server: LocalServer | undefined;
  /** The transactions of each raw address, newest first. */
  readonly #histories = new Map<string, Recorded[]>();
  #failing = 0;
  // Later than everything of an earlier run: a server on the same database has stored how far it has read.
  #lt = BigInt(Date.now()) * ltPerMs;

  /** Listens on the port `port` of 127.0.0.1; 0 means any free port. Rejects if the port is in use. */
  static async listen(port: number): Promise<ChainApi> {
    const chain = new ChainApi();
    chain.#server = await startLocalServer(port, (incoming) => chain.#respond(incoming));
    return chain;
  }

  /** The URL of the API, for the configuration of the server under test. */
  get address(): string {
    return `${this.#server?.origin}/api/v2`;
  }

  /** Adds a transfer to the history of its receiver. */
  transfer(transfer: Transfer): void {
    this.#lt += ltStep;
    const account = transfer.to.toRawString();
    const history = this.#histories.get(account) ?? [];
    this.#histories.set(account, [recordTransfer(transfer, this.#lt, history[0]), ...history]);
  }

  /** Makes the next `count` calls fail with 500. */
  fail(count: number): void {
    this.#failing = count;
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }

  async #respond(incoming: IncomingMessage) {
    const url = new URL(incoming.url ?? '/', 'http://kit');
    const called = url.pathname.split('/').at(-1) ?? '';
    if (called !== 'jsonRPC') return this.#call(called, Object.fromEntries(url.searchParams));
    const { id, method, params } = JSON.parse(await textOf(incoming));
    const { status, body } = this.#call(String(method), params ?? {});
    return { status, body: { ...body, id, jsonrpc: '2.0' } };
  }

  #call(method: string, given: Parameters) {
    if (this.#failing > 0) {
      this.#failing -= 1;
      return { status: internalError, body: { ok: false, code: internalError, error: 'failed' } };
    }
    const account = accountIn(given);
    if (
      account === undefined ||
      !(method === 'getTransactions' || method === 'getAddressInformation')
    )
      return { status: badRequest, body: { ok: false, code: badRequest, error: `no ${method}` } };
    const history = this.#histories.get(account) ?? [];
    const result = method === 'getTransactions' ? listed(history, given) : accountState(history[0]);
    return { status: 200, body: { ok: true, result } };
  }
}

/** Returns a page of transactions, newest first, from the logical time `lt` (included) back to `to_lt` (excluded). */
function listed(history: Recorded[], { limit, lt, to_lt }: Parameters) {
  return history
    .filter((one) => (lt ? one.lt <= BigInt(String(lt)) : true))
    .filter((one) => (to_lt ? one.lt > BigInt(String(to_lt)) : true))
    .slice(0, Math.min(Number(limit ?? 10), mostListed))
    .map((one) => ({
      '@type': 'raw.transaction',
      utime: one.at,
      data: one.cell.toBoc().toString('base64'),
      transaction_id: placeOf(one),
      fee: '0',
    }));
}

function accountState(newest: Recorded | undefined) {
  return {
    '@type': 'raw.fullAccountState',
    balance: '0',
    code: '',
    data: '',
    state: 'uninitialized',
    last_transaction_id: placeOf(newest),
    sync_utime: nowSeconds(),
  };
}

function placeOf(one: Recorded | undefined) {
  const hash = one?.hash ?? Buffer.alloc(32);
  return {
    '@type': 'internal.transactionId',
    lt: String(one?.lt ?? 0),
    hash: hash.toString('base64'),
  };
}

function accountIn({ address }: Parameters): string | undefined {
  const text = String(address);
  const isAddress = Address.isFriendly(text) || Address.isRaw(text);
  return isAddress ? Address.parse(text).toRawString() : undefined;
}
