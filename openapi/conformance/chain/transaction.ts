import {
  type Address,
  beginCell,
  Cell,
  type CommonMessageInfoInternal,
  Dictionary,
  type Message,
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
  const transaction: Transaction = {
    address: BigInt(`0x${transfer.to.hash.toString('hex')}`),
    lt,
    prevTransactionHash: BigInt(`0x${(previous?.hash ?? nothing).toString('hex')}`),
    prevTransactionLt: previous?.lt ?? 0n,
    now: transfer.at,
    outMessagesCount: 0,
    oldStatus: 'uninitialized',
    endStatus: 'uninitialized',
    inMessage: messageOf(transfer, lt - 1n),
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
  const cell = beginCell().store(storeTransaction(transaction)).endCell();
  return { lt, hash: cell.hash(), at: transfer.at, cell };
}

function computePhaseOf({ refused }: Transfer): TransactionComputePhase {
  if (refused === undefined || refused === 'went back, no contract') {
    return { type: 'skipped', reason: 'no-state' };
  }
  return refused === 'stayed, no action' ? succeeded : failed;
}

function messageOf(
  { to, from, nano, comment, bounced = false, at }: Transfer,
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
  return { info, body };
}
