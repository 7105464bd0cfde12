import type { Pause } from '../retry.ts';
import type { ChainApi, HistoryPosition, ListedTransaction } from './chain-api.ts';
import { readTransaction } from './read-transaction.ts';

type Reading = {
  chain: Pick<ChainApi, 'transactions'>;
  account: string;
  /** The newest transaction to read, or null to begin with the account's latest transaction. */
  from: HistoryPosition | null;
  signal: AbortSignal;
  pause: Pause;
};

const pageSize = 50;
/** The pause between two pages. Without a key the API allows one request per second. */
const betweenPagesMs = 1_100;

/**
 * Yields an account's transactions, newest first. Ends at the oldest transaction, or when `signal` is aborted.
 * @throws If the API does not return `from`, or leaves out an older transaction. What is missing may be a payment.
 */
export async function* readHistory({
  chain,
  account,
  from,
  signal,
  pause,
}: Reading): AsyncGenerator<ListedTransaction> {
  let last: ListedTransaction | undefined;
  /** The logical time of the transaction that must come next; undefined if it is unknown. */
  let next = from?.lt;
  while (!signal.aborted) {
    const known = last;
    const { lt = Infinity } = known ?? {};
    const page = (await chain.transactions(account, known ?? from, pageSize))
      .filter((listed) => listed.lt < lt)
      .toSorted((one, other) => other.lt - one.lt);
    for (const listed of page) {
      // What follows a gap is read with the next page, which begins before the gap.
      if (next !== undefined && listed.lt !== next) break;
      yield listed;
      last = listed;
      next = previousLt(listed);
    }
    if (!last && !from) return;
    if (last === known) {
      const { hash } = last ?? from ?? {};
      throw new Error(`The chain's API has no transactions of ${account} before ${hash}.`);
    }
    if (next === 0) return;
    await pause(betweenPagesMs, signal);
  }
}

/** Returns the logical time of the account's transaction before this one, or undefined if this one is unreadable. */
function previousLt(listed: ListedTransaction): number | undefined {
  try {
    return Number(readTransaction(listed).prevTransactionLt);
  } catch {
    return undefined;
  }
}
