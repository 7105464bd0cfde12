import { Cell, loadTransaction, type Transaction } from '@ton/core';
import type { ListedTransaction } from './chain-api.ts';

/** Parses a listed transaction from the chain's own record. Throws if the record is unreadable or its hash differs. */
export function readTransaction({
  hash,
  data,
}: Pick<ListedTransaction, 'hash' | 'data'>): Transaction {
  const cell = Cell.fromBase64(data);
  if (cell.hash().toString('hex') !== hash) {
    throw new Error(`The record of transaction ${hash} has another hash.`);
  }
  return loadTransaction(cell.beginParse());
}
