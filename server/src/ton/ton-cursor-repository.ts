import type { Deps } from '../deps.ts';
import type { ListedTransaction } from './chain-api.ts';

type Db = Deps['db'];

/** The last recorded transaction of an account. All earlier transactions are recorded too. */
export type TonCursor = Pick<ListedTransaction, 'lt' | 'hash' | 'at'>;

export async function findTonCursor(db: Db, account: string): Promise<TonCursor | null> {
  const found = await db
    .selectFrom('ton_cursor')
    .select(['lt', 'hash', 'at'])
    .where('account', '=', account)
    .executeTakeFirst();
  return found ? { ...found, at: found.at.getTime() } : null;
}

export async function storeTonCursor(
  db: Db,
  account: string,
  { lt, hash, at }: TonCursor,
): Promise<void> {
  const cursor = { lt, hash, at: new Date(at) };
  await db
    .insertInto('ton_cursor')
    .values({ account, ...cursor })
    .onConflict((conflict) => conflict.column('account').doUpdateSet(cursor))
    .execute();
}
