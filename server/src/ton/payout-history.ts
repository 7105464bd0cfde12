import type { Deps } from '../deps.ts';
import type { ChainPayout } from '../payments/payouts/payout-sender.ts';
import { findKnownPayouts } from '../payments/payouts/payouts-repository.ts';
import type { Pause } from '../retry.ts';
import type { ChainApi, ListedTransaction } from './chain-api.ts';
import { readComment } from './read-comment.ts';
import { readHistory } from './read-history.ts';
import { readTransaction } from './read-transaction.ts';

type Reading = {
  db: Deps['db'];
  chain: ChainApi;
  /** Raw address of the wallet that pays. */
  wallet: string;
  pause: Pause;
};

const payoutId = /^[a-z0-9]{16,32}$/;

/**
 * Returns the transfers in the payout wallet's own history on the chain that look like payouts and that the database
 * does not know, oldest first: there are some after a backup was restored (decisions §6). If there are none, stores how
 * far it has read, and the next call reads only what is later.
 */
export async function findUnknownPayouts({
  db,
  chain,
  wallet,
  pause,
}: Reading): Promise<ChainPayout[]> {
  const { signal } = new AbortController();
  const { last } = await chain.account(wallet);
  if (!last) return [];
  const compared = await findComparedLt(db, wallet);
  const unknown: ChainPayout[] = [];
  const reading = { chain, account: wallet, from: last, signal, pause };
  for await (const page of readHistory(reading)) {
    const later = page.filter(({ lt }) => lt > compared);
    unknown.push(...(await onlyUnknown(db, later.flatMap(payoutsIn))));
    if (later.length < page.length) break;
  }
  if (unknown.length === 0) await storeComparedLt(db, wallet, last.lt);
  return unknown.reverse();
}

async function onlyUnknown(db: Deps['db'], transfers: ChainPayout[]): Promise<ChainPayout[]> {
  const known = await findKnownPayouts(
    db,
    transfers.map(({ id }) => id),
  );
  return transfers.filter(({ id }) => !known.has(id));
}

/** Returns the transfers of a transaction whose comments have the form of a payout's id. */
function payoutsIn(listed: ListedTransaction): ChainPayout[] {
  return readTransaction(listed)
    .outMessages.values()
    .flatMap(({ info, body }) => {
      const id = readComment(body) ?? '';
      if (info.type !== 'internal' || !payoutId.test(id)) return [];
      const { dest, value } = info;
      const nano = Number(value.coins);
      return [{ id, wallet: dest.toRawString(), nano, transaction: listed.hash }];
    });
}

async function findComparedLt(db: Deps['db'], wallet: string): Promise<number> {
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
