import type { Deps } from '../deps.ts';
import type { ChainPayout } from '../payments/payouts/payout-sender.ts';
import { confirmPayout } from '../payments/payouts/payouts-repository.ts';
import type { Pause } from '../retry.ts';
import type { ChainApi, HistoryPosition, ListedTransaction } from './chain-api.ts';
import { readComment } from './read-comment.ts';
import { readHistory } from './read-history.ts';
import { readTransaction } from './read-transaction.ts';

type Reading = Pick<Deps, 'clock' | 'db'> & {
  chain: ChainApi;
  /** The raw address of the payout wallet. */
  wallet: string;
  pause: Pause;
};

/**
 * A search through an account's history, from the transaction `from` back to the logical time `afterLt` (exclusive).
 */
type Search = {
  chain: Pick<ChainApi, 'transactions'>;
  account: string;
  from: HistoryPosition;
  afterLt: number;
  pause: Pause;
};

const payoutId = /^[0-9a-f]{32}$/;

/**
 * Searches the histories of the current and all earlier payout wallets (decisions §6). Marks the payouts found there as
 * confirmed.
 * @returns The transfers that look like payouts but confirm no payout in the database, oldest first.
 */
export async function reconcilePayouts({ wallet, ...reading }: Reading): Promise<ChainPayout[]> {
  const compared = await reading.db.selectFrom('payout_history').select('wallet').execute();
  const wallets = new Set([wallet, ...compared.map((row) => row.wallet)]);
  const unknown: ChainPayout[] = [];
  for (const one of wallets) unknown.push(...(await reconcileWallet({ ...reading, wallet: one })));
  // Transfers of one wallet keep their order, even within one second.
  return unknown.toSorted((one, other) => one.at - other.at);
}

/**
 * Marks the payouts in one wallet's history as confirmed, and returns the transfers that confirm no payout. If
 * every transfer confirms a payout, the next call skips the transactions that this call has read.
 */
async function reconcileWallet({
  db,
  chain,
  clock,
  wallet,
  pause,
}: Reading): Promise<ChainPayout[]> {
  const { last } = await chain.account(wallet);
  if (!last) return [];
  const afterLt = await findComparedLt(db, wallet);
  const unknown: ChainPayout[] = [];
  for await (const transfer of payoutsOf({ chain, account: wallet, from: last, afterLt, pause })) {
    if (!(await confirmPayout(db, transfer, clock.now()))) unknown.push(transfer);
  }
  if (unknown.length === 0) await storeComparedLt(db, wallet, last.lt);
  return unknown.reverse();
}

/** Yields the transfers whose comments have the form of a payout's id, newest first. */
export async function* payoutsOf({ afterLt, ...search }: Search): AsyncGenerator<ChainPayout> {
  // An API without old blocks may not have the last transaction of a wallet that is no longer in use.
  if (search.from.lt <= afterLt) return;
  const { signal } = new AbortController();
  for await (const listed of readHistory({ ...search, signal })) {
    if (listed.lt <= afterLt) return;
    yield* payoutsIn(listed);
  }
}

/** Returns a transaction's outgoing transfers whose comments have the form of a payout's id. */
function payoutsIn(listed: ListedTransaction): ChainPayout[] {
  return readTransaction(listed).outMessages.flatMap(({ info, body }) => {
    const id = readComment(body) ?? '';
    if (info.type !== 'internal' || !payoutId.test(id)) return [];
    const { dest, value } = info;
    const nano = Number(value.coins);
    return [{ id, wallet: dest.toRawString(), nano, transaction: listed.hash, at: listed.at }];
  });
}

/** Returns the logical time up to which a wallet's history was compared with the database (0 if never). */
export async function findComparedLt(db: Deps['db'], wallet: string): Promise<number> {
  const row = db.selectFrom('payout_history').select('lt').where('wallet', '=', wallet);
  return (await row.executeTakeFirst())?.lt ?? 0;
}

async function storeComparedLt(db: Deps['db'], wallet: string, lt: number): Promise<void> {
  await db
    .insertInto('payout_history')
    .values({ wallet, lt })
    .onConflict((conflict) => conflict.column('wallet').doUpdateSet({ lt }))
    .execute();
}
