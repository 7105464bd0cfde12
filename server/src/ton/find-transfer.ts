import type { PayoutOrder } from '../payments/payouts/payout-sender.ts';
import type { Pause } from '../retry.ts';
import type { ChainApi, HistoryPosition, ListedTransaction } from './chain-api.ts';
import { readComment } from './read-comment.ts';
import { readHistory } from './read-history.ts';
import { readTransaction } from './read-transaction.ts';

type Search = {
  chain: Pick<ChainApi, 'transactions'>;
  /** Raw address of the wallet that pays. */
  account: string;
  /**
   * The wallet's latest transaction. Transactions from it back to the logical time `afterLt` (excluded) are searched.
   */
  from: HistoryPosition;
  afterLt: number;
  pause: Pause;
};

/** Returns the hash of the transaction by which a wallet paid an order, or `undefined`. */
export async function findTransfer(
  { afterLt, ...search }: Search,
  order: PayoutOrder,
): Promise<string | undefined> {
  const { signal } = new AbortController();
  for await (const page of readHistory({ ...search, signal })) {
    const later = page.filter(({ lt }) => lt > afterLt);
    const found = later.find((listed) => pays(listed, order));
    if (found) return found.hash;
    if (later.length < page.length) return undefined;
  }
  return undefined;
}

function pays(listed: ListedTransaction, { id, wallet, nano }: PayoutOrder): boolean {
  return readTransaction(listed)
    .outMessages.values()
    .some(
      ({ info, body }) =>
        info.type === 'internal' &&
        info.dest.toRawString() === wallet &&
        info.value.coins === BigInt(nano) &&
        readComment(body) === id,
    );
}
