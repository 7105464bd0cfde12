import type { IncomingMessage } from 'node:http';
import { Address } from '@ton/core';
import { type LocalServer, startLocalServer, textOf } from '../http/local-server.ts';
import { nowSeconds } from '../times.ts';
import { type Recorded, recordTransfer, type Transfer } from './transaction.ts';

type Parameters = Record<string, unknown>;
/** How the next `left` pages list a transaction: with another record, or not at all. */
type Misread = { record: Recorded | undefined; left: number };

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
  /** By the logical time of a transaction. */
  readonly #misread = new Map<bigint, Misread>();
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

  /**
   * Adds a transfer that the next `count` pages with it leave out, or list with the record of `instead` under its hash.
   */
  misreadTransfer(transfer: Transfer, count: number, instead?: Transfer): void {
    const [previous] = this.#histories.get(transfer.to.toRawString()) ?? [];
    this.transfer(transfer);
    const record = instead && recordTransfer(instead, this.#lt, previous);
    this.#misread.set(this.#lt, { record, left: count });
  }

  /** The number of transactions that pages have listed wrongly or will. */
  get misreadCount(): number {
    return this.#misread.size;
  }

  /** True while pages list a transaction wrongly. Then a server may book newer transactions before older ones. */
  get isMisread(): boolean {
    return [...this.#misread.values()].some(({ left }) => left > 0);
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
    const result =
      method === 'getTransactions'
        ? this.#pageOf(history, given).map(entryOf)
        : accountState(history[0]);
    return { status: 200, body: { ok: true, result } };
  }

  #pageOf(history: Recorded[], given: Parameters): Recorded[] {
    const misread = new Map<bigint, Misread>();
    for (const { lt } of listed(history, given)) {
      const one = this.#misread.get(lt);
      if (!one || one.left === 0) continue;
      one.left -= 1;
      misread.set(lt, one);
    }
    const shown = history.flatMap((one) => {
      const wrong = misread.get(one.lt);
      if (!wrong) return [one];
      return wrong.record ? [{ ...wrong.record, hash: one.hash }] : [];
    });
    return listed(shown, given);
  }
}

/** Returns a page of transactions, newest first, from the logical time `lt` (included) back to `to_lt` (excluded). */
function listed(history: Recorded[], { limit, lt, to_lt }: Parameters): Recorded[] {
  return history
    .filter((one) => (lt ? one.lt <= BigInt(String(lt)) : true))
    .filter((one) => (to_lt ? one.lt > BigInt(String(to_lt)) : true))
    .slice(0, Math.min(Number(limit ?? 10), mostListed));
}

function entryOf(one: Recorded) {
  return {
    '@type': 'raw.transaction',
    utime: one.at,
    data: one.cell.toBoc().toString('base64'),
    transaction_id: placeOf(one),
    fee: '0',
  };
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
