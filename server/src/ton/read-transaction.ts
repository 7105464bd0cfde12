import { Cell, loadTransaction, type Transaction } from '@ton/core';
import type { ListedTransaction } from './chain-api.ts';

/** Parses the `data` of a listed transaction. Throws if `data` cannot be parsed or does not have the listed hash. */
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
