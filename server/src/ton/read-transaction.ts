import { Cell, loadTransaction, type Transaction } from '@ton/core';
import type { ListedTransaction } from './chain-api.ts';

/**
 * The transaction that was listed, read from the chain's own record. Throws where the record is unreadable or is
 * not the one that the hash names.
 */
export function readTransaction({
  hash,
  data,
}: Pick<ListedTransaction, 'hash' | 'data'>): Transaction {
  const cell = Cell.fromBase64(data);
  if (cell.hash().toString('hex') !== hash) {
    throw new Error(`The record of transaction ${hash} is another one's.`);
  }
  return loadTransaction(cell.beginParse());
}
