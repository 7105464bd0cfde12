import { tonClockSlackSeconds } from '@bold/sdk/limits';
import type { Deps } from '../deps.ts';
import { findPayment } from '../payments/payments-repository.ts';
import type { Pause } from '../retry.ts';
import { type Booking, bookDeposit } from './book-deposit.ts';
import type { ChainApi, ListedTransaction } from './chain-api.ts';
import { readDeposit } from './read-deposit.ts';
import { readHistory } from './read-history.ts';
import { findTonCursor, storeTonCursor, type TonCursor } from './ton-cursor-repository.ts';

export type Watching = Booking & {
  chain: Pick<ChainApi, 'transactions'>;
  /** Raw address of the deposit account. */
  account: string;
  signal: AbortSignal;
  pause: Pause;
};

/** The maximum time by which the chain's clock may be behind the server's clock. */
const slackMs = tonClockSlackSeconds * 1000;

/**
 * Records the deposits since the last scan or, if there was none, the first TON invoice, and then moves the cursor to
 * the latest transaction. Does nothing if there is no TON invoice, or if the API's node is behind the cursor.
 * @throws The first error. The other deposits are still recorded, but the cursor does not move.
 */
export async function scanDeposits(watching: Watching): Promise<void> {
  const { db, account, signal } = watching;
  const since = await firstInvoiceAt(db);
  if (since === null) return;
  const cursor = await findTonCursor(db, account);
  const startsAt = since - slackMs;
  const failures: unknown[] = [];
  const fresh: ListedTransaction[] = [];
  let head: ListedTransaction | undefined;
  try {
    for await (const listed of readHistory({ ...watching, from: null })) {
      head ??= listed;
      if (isBehind(head, cursor)) return;
      // With a server's clock that was ahead at the first invoice, its own transfer is older than the invoice.
      if (listed.hash === cursor?.hash) break;
      if (listed.at < Math.min(startsAt, (cursor ?? head).at - slackMs)) break;
      fresh.push(listed);
    }
  } catch (error) {
    failures.push(error);
  }
  // The oldest transaction is booked first: of two payments for one invoice the earlier one settles it. If the earlier
  // one could not be read, the later one does, because a player must not wait until the API has old pages again.
  for (const listed of fresh.toReversed()) {
    if (signal.aborted) return;
    const isOld = cursor === null && listed.at < startsAt;
    await book(watching, listed, isOld).catch((error: unknown) => failures.push(error));
  }
  if (signal.aborted) return;
  // The cursor does not move, so the next scan reads the same transactions again.
  if (failures.length > 0) throw failures[0];
  if (head && head.hash !== cursor?.hash) await storeTonCursor(db, account, head);
}

/**
 * Books a transaction's deposit, if it has one.
 * @param isOld True to book it only if its comment names an invoice: the rest may be older business of the account.
 */
async function book(watching: Watching, listed: ListedTransaction, isOld: boolean): Promise<void> {
  const deposit = readDeposit(listed, watching.account);
  if (!deposit) return;
  if (isOld && !(await findPayment(watching.db, deposit.comment ?? ''))) return;
  await bookDeposit(watching, deposit);
}

/**
 * Returns true if the API's node is behind the cursor: `head.lt` is lower than `cursor.lt`, and `head.at` is not later
 * than `cursor.at`. Returns false if `head.at` is later, because then a lower `head.lt` means a new chain.
 */
function isBehind(head: ListedTransaction, cursor: TonCursor | null): boolean {
  return cursor !== null && head.lt < cursor.lt && head.at <= cursor.at;
}

/** Returns the time of the first TON invoice in milliseconds since 1970, or null if there is no TON invoice. */
async function firstInvoiceAt(db: Deps['db']): Promise<number | null> {
  const { first } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.min('created_at').as('first'))
    .where('gateway', '=', 'ton')
    .executeTakeFirstOrThrow();
  return first?.getTime() ?? null;
}
