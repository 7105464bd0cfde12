import {
  type Address,
  beginCell,
  Cell,
  type CommonMessageInfoInternal,
  Dictionary,
  type Message,
  type StateInit,
  storeMessage,
  storeTransaction,
  type Transaction,
  type TransactionActionPhase,
  type TransactionBouncePhase,
  type TransactionComputePhase,
  type TransactionComputeVm,
} from '@ton/core';

export type Transfer = {
  to: Address;
  from: Address;
  nano: bigint;
  comment?: string | undefined;
  /** True if the transfer returns money that `from` refused. */
  bounced?: boolean;
  /** Where the message has a state init, or undefined if it has none. */
  stateInit?: 'in place' | 'in a reference';
  /**
   * What happened to the money after it was refused, or undefined if it was accepted. A contract at `to` refused it,
   * but with `stayed, no action` its actions failed, and with `went back, no contract` there was none.
   */
  refused?: 'stayed' | 'stayed, no action' | 'went back' | 'went back, no contract';
  /** Unix time in seconds. */
  at: number;
};

/** A transaction of the chain. `at` is in Unix seconds, and `cell` is the serialized transaction. */
export type Recorded = { lt: bigint; hash: Buffer; at: number; cell: Cell };

const nothing = Buffer.alloc(32);
const refusalExitCode = 100;
/** The compute phase of a contract that throws an error. */
const failed: TransactionComputeVm = {
  type: 'vm',
  success: false,
  messageStateUsed: false,
  accountActivated: false,
  gasFees: 0n,
  gasUsed: 0n,
  gasLimit: 0n,
  mode: 0,
  exitCode: refusalExitCode,
  vmSteps: 1,
  vmInitStateHash: 0n,
  vmFinalStateHash: 0n,
};
/** The compute phase of a contract whose actions then fail. */
const succeeded: TransactionComputeVm = { ...failed, success: true, exitCode: 0 };
const noFundsCode = 37;
/** The action phase of a contract that has too little money for its actions. */
const failedActions: TransactionActionPhase = {
  success: false,
  valid: true,
  noFunds: true,
  statusChange: 'unchanged',
  resultCode: noFundsCode,
  totalActions: 1,
  specActions: 0,
  skippedActions: 0,
  messagesCreated: 0,
  actionListHash: 0n,
  totalMessageSize: { cells: 0n, bits: 0n },
};
const wentBack: TransactionBouncePhase = {
  type: 'ok',
  messageSize: { cells: 0n, bits: 0n },
  messageFees: 0n,
  forwardFees: 0n,
};
const textPrefixBits = 32;
/** The state init of a contract that the sender chose. */
const chosen: StateInit = {
  code: beginCell().storeUint(1, textPrefixBits).endCell(),
  data: beginCell().storeUint(2, textPrefixBits).endCell(),
};

/**
 * Returns a transfer as a transaction of the chain, without fees.
 * @param lt the logical time
 * @param previous the account's last transaction
 */
export function recordTransfer(
  transfer: Transfer,
  lt: bigint,
  previous: Recorded | undefined,
): Recorded {
  const inMessage = messageOf(transfer, lt - 1n);
  const transaction: Transaction = {
    address: BigInt(`0x${transfer.to.hash.toString('hex')}`),
    lt,
    prevTransactionHash: BigInt(`0x${(previous?.hash ?? nothing).toString('hex')}`),
    prevTransactionLt: previous?.lt ?? 0n,
    now: transfer.at,
    outMessagesCount: 0,
    oldStatus: 'uninitialized',
    endStatus: 'uninitialized',
    inMessage,
    outMessages: Dictionary.empty(Dictionary.Keys.Uint(15)),
    totalFees: { coins: 0n },
    stateUpdate: { oldHash: nothing, newHash: nothing },
    description: {
      type: 'generic',
      creditFirst: true,
      computePhase: computePhaseOf(transfer),
      ...(transfer.refused === 'stayed, no action' && { actionPhase: failedActions }),
      ...(transfer.refused?.startsWith('went back') && { bouncePhase: wentBack }),
      aborted: true,
      destroyed: false,
    },
    raw: Cell.EMPTY,
    hash: () => nothing,
  };
  const stored = beginCell().store(storeTransaction(transaction)).endCell();
  const cell = transfer.stateInit === 'in a reference' ? withReferences(stored, inMessage) : stored;
  return { lt, hash: cell.hash(), at: transfer.at, cell };
}

/** Returns a transaction whose message has its state init and its body in references. */
function withReferences(transaction: Cell, message: Message): Cell {
  const [messages = Cell.EMPTY, ...others] = transaction.refs;
  const received = beginCell()
    .store(storeMessage(message, { forceRef: true }))
    .endCell();
  const refs = [received, ...messages.refs.slice(1)];
  return new Cell({
    bits: transaction.bits,
    refs: [new Cell({ bits: messages.bits, refs }), ...others],
  });
}

function computePhaseOf({ refused }: Transfer): TransactionComputePhase {
  if (refused === undefined || refused === 'went back, no contract') {
    return { type: 'skipped', reason: 'no-state' };
  }
  return refused === 'stayed, no action' ? succeeded : failed;
}

function messageOf(
  { to, from, nano, comment, bounced = false, stateInit, at }: Transfer,
  createdLt: bigint,
): Message {
  const info: CommonMessageInfoInternal = {
    type: 'internal',
    ihrDisabled: true,
    bounce: false,
    bounced,
    src: from,
    dest: to,
    value: { coins: nano },
    ihrFee: 0n,
    forwardFee: 0n,
    createdLt,
    createdAt: at,
  };
  const body =
    comment === undefined
      ? Cell.EMPTY
      : beginCell().storeUint(0, textPrefixBits).storeStringTail(comment).endCell();
  return { info, body, ...(stateInit && { init: chosen }) };
}
