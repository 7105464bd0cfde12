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
  type TransactionComputePhase,
  type TransactionDescriptionGeneric,
} from '@ton/core';

export type ChainTransaction = {
  account: Address;
  /** The logical time, which grows with every transaction. */
  lt: bigint;
  hash: Buffer;
  /** The time in seconds since 1970. */
  now: number;
  inMessage: Message;
  outMessages: Message[];
  /** The serialized transaction, in the format of the real chain. */
  cell: Cell;
};

/**
 * The result of a message at the receiving account:
 * - `accepted`: the contract accepts the message and keeps the money
 * - `refused`: the contract refuses the message, and the money goes back (the transaction has a bounce phase)
 * - `refused and kept`: the contract refuses the message but keeps the money
 * - `no contract`: the account has no contract and keeps the money
 */
export type MessageResult = 'accepted' | 'refused' | 'refused and kept' | 'no contract';

/** `previous` is the preceding transaction of the same account. */
type TransactionFacts = Omit<ChainTransaction, 'hash' | 'cell'> & {
  previous: ChainTransaction | undefined;
  result: MessageResult;
};

const messageValue: DictionaryValue<Message> = {
  serialize: (message, builder) => builder.storeRef(beginCell().store(storeMessage(message))),
  parse: (slice) => loadMessage(slice.loadRef().beginParse()),
};

const nothing = Buffer.alloc(32);
const size = { cells: 0n, bits: 0n };

/** Creates a transaction in the chain's format, without fees and state hashes. */
export function recordTransaction(facts: TransactionFacts): ChainTransaction {
  const { previous, result, ...rest } = facts;
  const { account, lt, now, inMessage, outMessages } = rest;
  const status: AccountStatus = result === 'no contract' ? 'uninitialized' : 'active';
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
    description: described(result),
    raw: Cell.EMPTY,
    hash: () => nothing,
  };
  const cell = beginCell().store(storeTransaction(transaction)).endCell();
  return { ...rest, cell, hash: cell.hash() };
}

function described(result: MessageResult): TransactionDescriptionGeneric {
  return {
    type: 'generic',
    creditFirst: true,
    computePhase:
      result === 'no contract'
        ? { type: 'skipped', reason: 'no-state' }
        : computed(result === 'accepted'),
    aborted: result !== 'accepted',
    destroyed: false,
    ...(result === 'refused' && {
      bouncePhase: { type: 'ok', messageSize: size, messageFees: 0n, forwardFees: 0n },
    }),
  };
}

function computed(success: boolean): TransactionComputePhase {
  return {
    type: 'vm',
    success,
    messageStateUsed: false,
    accountActivated: false,
    gasFees: 0n,
    gasUsed: 0n,
    gasLimit: 0n,
    mode: 0,
    exitCode: success ? 0 : 35,
    vmSteps: 0,
    vmInitStateHash: 0n,
    vmFinalStateHash: 0n,
  };
}
