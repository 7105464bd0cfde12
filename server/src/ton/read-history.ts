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
 * Yields an account's transactions in pages, newest first. Ends at the oldest transaction, or when `signal` is aborted.
 * @throws If a page after the first is empty but older transactions exist. The missing transactions may be payments.
 */
export async function* readHistory({
  chain,
  account,
  from,
  signal,
  pause,
}: Reading): AsyncGenerator<ListedTransaction[]> {
  let last: ListedTransaction | undefined;
  while (!signal.aborted) {
    const { lt = Infinity } = last ?? {};
    const page = (await chain.transactions(account, last ?? from, pageSize))
      .filter((listed) => listed.lt < lt)
      .toSorted((one, other) => other.lt - one.lt);
    if (page.length > 0) yield page;
    else if (last)
      throw new Error(`The chain's API has no transactions of ${account} before ${last.hash}.`);
    last = page.at(-1);
    if (!last || readTransaction(last).prevTransactionLt === 0n) return;
    await pause(betweenPagesMs, signal);
  }
}
