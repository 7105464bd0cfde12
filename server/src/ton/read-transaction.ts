import {
  Cell,
  type CommonMessageInfo,
  Dictionary,
  loadCommonMessageInfo,
  loadCurrencyCollection,
  loadTransactionDescription,
  type Slice,
  type TransactionDescription,
} from '@ton/core';
import type { ListedTransaction } from './chain-api.ts';

/** A message without its state init. */
type Message = { info: CommonMessageInfo; body: Cell };

type Transaction = {
  prevTransactionLt: bigint;
  inMessage: Message | undefined;
  outMessages: Message[];
  description: TransactionDescription;
};

/**
 * Parses a transaction that `ChainApi` returned, but skips the state inits of its messages.
 * @throws If `data` cannot be parsed, or if the hash of `data` is not `hash`.
 */
export function readTransaction({
  hash,
  data,
}: Pick<ListedTransaction, 'hash' | 'data'>): Transaction {
  const cell = Cell.fromBase64(data);
  if (cell.hash().toString('hex') !== hash) {
    throw new Error(`The record of transaction ${hash} has another hash.`);
  }
  const slice = cell.beginParse();
  if (slice.loadUint(4) !== 0b0111) throw new Error(`The record ${hash} is no transaction.`);
  // The account, the logical time, and the hash of the previous transaction.
  slice.skip(256 + 64 + 256);
  const prevTransactionLt = slice.loadUintBig(64);
  // The time, the number of outgoing messages, and the account's status before and after.
  slice.skip(32 + 15 + 2 + 2);
  const messages = slice.loadRef().beginParse();
  const received = messages.loadMaybeRef();
  const sent = messages.loadDict(Dictionary.Keys.Uint(15), Dictionary.Values.Cell());
  loadCurrencyCollection(slice);
  // The hashes of the account's state before and after.
  slice.loadRef();
  return {
    prevTransactionLt,
    inMessage: received ? readMessage(received) : undefined,
    outMessages: sent.values().map(readMessage),
    description: loadTransactionDescription(slice.loadRef().beginParse()),
  };
}

function readMessage(cell: Cell): Message {
  // `loadMessage` would expand the libraries in the state init. A sender can pack 2^n libraries into n shared cells.
  const slice = cell.beginParse();
  const info = loadCommonMessageInfo(slice);
  if (slice.loadBit()) {
    if (slice.loadBit()) slice.loadRef();
    else skipStateInit(slice);
  }
  return { info, body: slice.loadBit() ? slice.loadRef() : slice.asCell() };
}

function skipStateInit(slice: Slice): void {
  const [splitDepthBits, tickTockBits] = [5, 2];
  if (slice.loadBit()) slice.skip(splitDepthBits);
  if (slice.loadBit()) slice.skip(tickTockBits);
  // The code, the data and the libraries.
  for (let part = 0; part < 3; part += 1) slice.loadMaybeRef();
}
