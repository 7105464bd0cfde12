import {
  type AccountStatus,
  type Address,
  beginCell,
  Cell,
  Dictionary,
  type DictionaryValue,
  loadMessage,
  type Message,
  storeMessage,
  storeTransaction,
  type Transaction,
  type TransactionComputeVm,
} from '@ton/core';

/** One thing that happened to an account, as the chain records it. */
export type ChainTransaction = {
  account: Address;
  /** Logical time: grows with every transaction. */
  lt: bigint;
  hash: Buffer;
  /** Seconds since 1970. */
  now: number;
  inMessage: Message;
  outMessages: Message[];
  /** The transaction itself, a cell of the chain's own layout. */
  cell: Cell;
};

/** The parts of a transaction that the chain decides. */
type TransactionFacts = Omit<ChainTransaction, 'hash' | 'cell'> & {
  previous: ChainTransaction | undefined;
  /** Without a contract at the account nothing is computed, and the transaction is marked "aborted". */
  isActive: boolean;
};

const messageValue: DictionaryValue<Message> = {
  serialize: (message, builder) => builder.storeRef(beginCell().store(storeMessage(message))),
  parse: (slice) => loadMessage(slice.loadRef().beginParse()),
};

const nothing = Buffer.alloc(32);

// A contract that took the message without complaint.
const computed: TransactionComputeVm = {
  type: 'vm',
  success: true,
  messageStateUsed: false,
  accountActivated: false,
  gasFees: 0n,
  gasUsed: 0n,
  gasLimit: 0n,
  mode: 0,
  exitCode: 0,
  vmSteps: 0,
  vmInitStateHash: 0n,
  vmFinalStateHash: 0n,
};

/** Writes a transaction as the chain would; fees are nil and states are not hashed. */
export function recordTransaction(facts: TransactionFacts): ChainTransaction {
  const { previous, isActive, ...rest } = facts;
  const { account, lt, now, inMessage, outMessages } = rest;
  const status: AccountStatus = isActive ? 'active' : 'uninitialized';
  const transaction: Transaction = {
    address: BigInt(`0x${account.hash.toString('hex')}`),
    lt,
    prevTransactionHash: BigInt(`0x${(previous?.hash ?? nothing).toString('hex')}`),
    prevTransactionLt: previous?.lt ?? 0n,
    now,
    outMessagesCount: outMessages.length,
    oldStatus: status,
    endStatus: status,
    inMessage,
    outMessages: outMessages.reduce(
      (all, message, index) => all.set(index, message),
      Dictionary.empty(Dictionary.Keys.Uint(15), messageValue),
    ),
    totalFees: { coins: 0n },
    stateUpdate: { oldHash: nothing, newHash: nothing },
    description: {
      type: 'generic',
      creditFirst: true,
      computePhase: isActive ? computed : { type: 'skipped', reason: 'no-state' },
      aborted: !isActive,
      destroyed: false,
    },
    raw: Cell.EMPTY,
    hash: () => nothing,
  };
  const cell = beginCell().store(storeTransaction(transaction)).endCell();
  return { ...rest, cell, hash: cell.hash() };
}
