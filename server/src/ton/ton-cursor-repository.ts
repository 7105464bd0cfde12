import type { Deps } from '../deps.ts';
import type { ListedTransaction } from './chain-api.ts';

type Db = Deps['db'];

/** The latest transaction up to which everything is booked. */
export type TonCursor = Pick<ListedTransaction, 'lt' | 'hash' | 'at'>;

/** Returns how far an account's history was read; null at first. */
export async function findTonCursor(db: Db, account: string): Promise<TonCursor | null> {
  const found = await db
    .selectFrom('ton_cursor')
    .select(['lt', 'hash', 'at'])
    .where('account', '=', account)
    .executeTakeFirst();
  return found ? { ...found, at: found.at.getTime() } : null;
}

/** Stores how far an account's history was read. */
export async function storeTonCursor(
  db: Db,
  account: string,
  { lt, hash, at }: TonCursor,
): Promise<void> {
  const walked = { lt, hash, at: new Date(at) };
  await db
    .insertInto('ton_cursor')
    .values({ account, ...walked })
    .onConflict((conflict) => conflict.column('account').doUpdateSet(walked))
    .execute();
}
