import {
  type Address,
  beginCell,
  Cell,
  Dictionary,
  type DictionaryValue,
  loadMessage,
  type Message,
  storeMessage,
  storeTransaction,
  type TransactionComputePhase,
  type TransactionDescriptionGeneric,
} from '@ton/core';

/** A transaction as the chain stores it; `at` in seconds since 1970. */
export type Recorded = { lt: number; hash: Buffer; at: number; data: string };

/** How the account's contract handled the message. */
export type Fate = 'taken' | 'refused' | 'refused and kept' | 'no contract';

type Facts = {
  account: Address;
  lt: number;
  at: number;
  inMessage: Message;
  outMessages?: Message[];
  previous: Recorded | undefined;
  fate?: Fate;
};

const nothing = Buffer.alloc(32);
const size = { cells: 0n, bits: 0n };

const messageValue: DictionaryValue<Message> = {
  serialize: (message, builder) => builder.storeRef(beginCell().store(storeMessage(message))),
  parse: (slice) => loadMessage(slice.loadRef().beginParse()),
};

/** Serializes a transaction in the chain's own layout, without fees and states, which no one reads. */
export function recordTransaction({
  account,
  lt,
  at,
  inMessage,
  outMessages = [],
  previous,
  fate = 'taken',
}: Facts): Recorded {
  const messages = Dictionary.empty(Dictionary.Keys.Uint(15), messageValue);
  for (const [index, message] of outMessages.entries()) messages.set(index, message);
  const cell = beginCell()
    .store(
      storeTransaction({
        address: BigInt(`0x${account.hash.toString('hex')}`),
        lt: BigInt(lt),
        prevTransactionHash: BigInt(`0x${(previous?.hash ?? nothing).toString('hex')}`),
        prevTransactionLt: BigInt(previous?.lt ?? 0),
        now: at,
        outMessagesCount: outMessages.length,
        oldStatus: 'active',
        endStatus: 'active',
        inMessage,
        outMessages: messages,
        totalFees: { coins: 0n },
        stateUpdate: { oldHash: nothing, newHash: nothing },
        description: describe(fate),
        raw: Cell.EMPTY,
        hash: () => nothing,
      }),
    )
    .endCell();
  return { lt, at, hash: cell.hash(), data: cell.toBoc().toString('base64') };
}

function describe(fate: Fate): TransactionDescriptionGeneric {
  return {
    type: 'generic',
    creditFirst: true,
    computePhase:
      fate === 'no contract' ? { type: 'skipped', reason: 'no-state' } : computed(fate === 'taken'),
    aborted: fate !== 'taken',
    destroyed: false,
    ...(fate === 'refused' && {
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
