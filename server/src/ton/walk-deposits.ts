import type { Deps } from '../deps.ts';
import type { Pause } from '../retry.ts';
import { type Booking, bookDeposit } from './book-deposit.ts';
import type { ChainApi, ListedTransaction } from './chain-api.ts';
import { readDeposit } from './read-deposit.ts';
import { findTonCursor, storeTonCursor, type TonCursor } from './ton-cursor-repository.ts';
import { walkHistory } from './walk-history.ts';

export type Watching = Booking & {
  chain: Pick<ChainApi, 'transactions'>;
  /** Raw. */
  account: string;
  signal: AbortSignal;
  pause: Pause;
};

/** How far the chain's clock may be behind ours. */
const slackMs = 600_000;

/**
 * Books every deposit since the last walk, however long ago it was. A transaction that cannot be booked holds
 * back the cursor, not the others. Throws when database or API fail, or when a transaction is unreadable; what is booked stays, and the
 * next walk does the rest.
 */
export async function walkDeposits(watching: Watching): Promise<void> {
  const { db, account, signal } = watching;
  const since = await firstInvoiceAt(db);
  if (since === null) return;
  const cursor = await findTonCursor(db, account);
  const failures: unknown[] = [];
  let head: ListedTransaction | undefined;
  for await (const page of walkHistory({ ...watching, from: null })) {
    head ??= page[0];
    if (head && isBehind(head, cursor)) return;
    const end = page.findIndex(({ hash, at }) => hash === cursor?.hash || at < since - slackMs);
    const fresh = end < 0 ? page : page.slice(0, end);
    // Oldest first: of two payments for one invoice the earlier one settles it.
    for (const listed of fresh.toReversed()) {
      if (signal.aborted) return;
      await book(watching, listed).catch((error: unknown) => failures.push(error));
    }
    if (end >= 0) break;
  }
  if (signal.aborted) return;
  if (failures.length > 0) throw failures[0];
  if (head && head.hash !== cursor?.hash) await storeTonCursor(db, account, head);
}

async function book(watching: Watching, listed: ListedTransaction): Promise<void> {
  const deposit = readDeposit(listed, watching.account);
  if (deposit) await bookDeposit(watching, deposit);
}

/**
 * Whether the node that answered has not heard of everything that was walked. A list which is younger and yet has a lower
 * logical time is another chain's, and is walked from its beginning.
 */
function isBehind(head: ListedTransaction, cursor: TonCursor | null): boolean {
  return cursor !== null && head.lt < cursor.lt && head.at <= cursor.at;
}

/** Nobody can have paid before there was an invoice. */
async function firstInvoiceAt(db: Deps['db']): Promise<number | null> {
  const { first } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.min('created_at').as('first'))
    .where('gateway', '=', 'ton')
    .executeTakeFirstOrThrow();
  return first?.getTime() ?? null;
}
