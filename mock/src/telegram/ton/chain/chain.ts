import {
  type Address,
  Cell,
  type CommonMessageInfoInternal,
  internal,
  loadMessage,
  type Message,
  type MessageRelaxed,
} from '@ton/core';
import type { ArrivedTransfer } from '../../../world/world.ts';
import {
  type ChainTransaction,
  type MessageResult,
  recordTransaction,
} from './chain-transaction.ts';
import { readComment } from './comment.ts';
import type { WalletContract } from './wallet.ts';
import { readContract, readOrder } from './wallet-order.ts';

type ChainOptions = {
  /** The clock, in milliseconds since 1970. */
  now: () => number;
  /** Accounts that have a contract from the start. */
  active?: Address[];
  onArrival?: (transfer: ArrivedTransfer) => void;
  /** The balance of every new account, in nano-TON; 1000 TON by default. */
  firstBalance?: bigint;
};

/** A payment that does not come from a wallet on this chain. The amount is in nano-TON. */
export type Payment = {
  from: Address;
  to: Address;
  amount: bigint;
  body: Cell;
  /** The default is `accepted` if the account `to` has a contract, and `no contract` otherwise. */
  result?: MessageResult | undefined;
  /** True if the payment returns money that `to` had sent to `from`. */
  bounced?: boolean;
};

type Account = {
  /** The balance in nano-TON. */
  balance: bigint;
  seqno: number;
  contract: WalletContract | undefined;
  isActive: boolean;
  /** The transactions, the newest first. */
  transactions: ChainTransaction[];
};

type InternalMessage = Message & { info: CommonMessageInfoInternal };

/** The error for an external message that the chain refuses. */
export class MessageRefused extends Error {}

/**
 * A chain in memory that executes messages at once and charges no fees. It checks code, signature, seqno and time of a
 * message, as a wallet's contract does.
 */
export class Chain {
  readonly #options: ChainOptions;
  readonly #accounts = new Map<string, Account>();
  /** The logical time of the latest event. */
  lt = 1_000_000n;

  constructor(options: ChainOptions) {
    this.#options = options;
    for (const address of options.active ?? []) this.#account(address).isActive = true;
  }

  /**
   * Executes a wallet's external message and delivers the transfers in it.
   * @param boc the message in base64
   * @returns The wallet's transaction.
   * @throws A MessageRefused if the wallet's contract would refuse the message.
   */
  send(boc: string): ChainTransaction {
    const message = readMessage(boc);
    if (message.info.type !== 'external-in') throw new MessageRefused('It is no external message.');
    const { dest: address } = message.info;
    const account = this.#account(address);
    const contract = account.contract ?? (message.init ? readContract(message.init) : undefined);
    if (!contract?.address.equals(address)) throw new MessageRefused('No wallet is there.');
    const order = readOrder(contract, message);
    if (!order) throw new MessageRefused("The signature is not the wallet's.");
    if (order.seqno !== account.seqno) throw new MessageRefused('The count is not the next one.');
    if (order.validUntil <= this.now()) throw new MessageRefused('The message is out of date.');

    Object.assign(account, { contract, isActive: true, seqno: account.seqno + 1 });
    const sent: InternalMessage[] = [];
    for (const ordered of order.messages) {
      const value = coinsOf(ordered);
      // A wallet's contract skips a transfer that exceeds its balance and executes the others.
      if (value === undefined || value > account.balance) continue;
      account.balance -= value;
      sent.push(this.#stamped(ordered, address));
    }
    const transaction = this.#record(address, message, sent);
    for (const one of sent) this.#deliver(one);
    return transaction;
  }

  /** Delivers a payment that does not come from a wallet on this chain. Returns the receiver's transaction. */
  pay({ from, to, amount, body, result, bounced = false }: Payment): ChainTransaction {
    const ordered = internal({ to, value: amount, body, bounce: false });
    const { info, ...rest } = this.#stamped(ordered, from);
    return this.#deliver({ ...rest, info: { ...info, bounced } }, result);
  }

  /** Returns an account's transactions, the newest first. */
  transactions(address: Address): readonly ChainTransaction[] {
    return this.#account(address).transactions;
  }

  /** Returns the stored account itself, so tests can change it. */
  account(address: Address): Account {
    return this.#account(address);
  }

  /** Returns the chain's time in seconds. */
  now(): number {
    return Math.floor(this.#options.now() / 1000);
  }

  #deliver({ info, ...rest }: InternalMessage, result?: MessageResult): ChainTransaction {
    const { dest, value } = info;
    const transaction = this.#record(dest, { ...rest, info }, [], result);
    if (result === 'refused') return transaction;
    this.#account(dest).balance += value.coins;
    this.#options.onArrival?.({
      destination: dest.toRawString(),
      amount: String(value.coins),
      comment: readComment(rest.body) ?? null,
    });
    return transaction;
  }

  #record(
    address: Address,
    inMessage: Message,
    outMessages: Message[],
    given?: MessageResult,
  ): ChainTransaction {
    const account = this.#account(address);
    this.lt += 1n;
    const now = this.now();
    const [previous] = account.transactions;
    const result = given ?? (account.isActive ? 'accepted' : 'no contract');
    const facts = { account: address, lt: this.lt, now, inMessage, outMessages };
    const transaction = recordTransaction({ ...facts, previous, result });
    account.transactions.unshift(transaction);
    return transaction;
  }

  #stamped({ info, ...rest }: MessageRelaxed, src: Address): InternalMessage {
    this.lt += 1n;
    const createdAt = this.now();
    const stamped = { ...(info as CommonMessageInfoInternal), src, createdLt: this.lt, createdAt };
    return { ...rest, info: stamped };
  }

  #account(address: Address): Account {
    const name = address.toRawString();
    const known = this.#accounts.get(name);
    if (known) return known;
    const balance = this.#options.firstBalance ?? 1_000_000_000_000n;
    const fresh: Account = {
      balance,
      seqno: 0,
      contract: undefined,
      isActive: false,
      transactions: [],
    };
    this.#accounts.set(name, fresh);
    return fresh;
  }
}

function coinsOf({ info }: MessageRelaxed): bigint | undefined {
  return info.type === 'internal' ? info.value.coins : undefined;
}

function readMessage(boc: string): Message {
  try {
    return loadMessage(Cell.fromBase64(boc).beginParse());
  } catch (cause) {
    throw new MessageRefused('It is no message of cells.', { cause });
  }
}
